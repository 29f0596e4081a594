import { generateImportMap } from 'payload'
import config from './payload.config.ts'

/** `npm run import-map`: lists the components named in the configuration, for Next to bundle. */
await generateImportMap(await config, { force: true, log: true })
process.exit(0)
