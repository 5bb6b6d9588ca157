// Makes all that runs without its sources: dist/undercrown.mjs, dist/server and dist/web.
import { bundleCli } from '../packages/cli/bundle.mjs'
import { bundle as bundleServer } from '../packages/server/bundle.mjs'
import { bundleWeb } from '../packages/web/bundle.mjs'

console.log(await bundleCli())
console.log((await bundleServer()).pathname)
console.log(await bundleWeb())
