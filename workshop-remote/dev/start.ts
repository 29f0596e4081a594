import { startDev } from '@darnley/releases/dev-server'

await startDev(import.meta.dirname)
