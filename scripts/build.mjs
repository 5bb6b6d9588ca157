// Makes dist/undercrown.mjs, one file that runs wherever Node does.
import { bundle } from '../packages/cli/bundle.mjs'

console.log(await bundle())
