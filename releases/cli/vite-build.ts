/** Runs one Vite build in its own process, which exits together with its parent. */
import { build } from 'vite'

interface Options {
  readonly configFile: string
  readonly mode?: string
  readonly outDir: string
  readonly emptyOutDir: boolean
}

process.stdin.resume().once('close', () => process.exit(1))
const { configFile, mode = 'production', ...output } = JSON.parse(process.argv[2] ?? '') as Options
// Maps are kept with the release and never served, so no file names its map.
await build({ configFile, mode, logLevel: 'warn', build: { ...output, sourcemap: 'hidden' } })
process.exit()
