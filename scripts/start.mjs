// Everything at http://localhost:3000: builds what has changed, then runs the server with its own database.
import { launch } from '../packages/server/launch.mjs'
import { bundleWeb } from '../packages/web/bundle.mjs'

process.env['PORT'] ||= '3000'
process.env['HOST'] ||= 'localhost'
process.env['LOG_LEVEL'] ||= 'warn'
process.env['WEB_DIR'] ||= await bundleWeb()
await launch('main', process.argv.slice(2))
