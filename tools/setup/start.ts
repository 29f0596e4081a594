import { join } from 'node:path'
import { readSettings } from './bootstrap/settings.mjs'
import { introduce } from './introduction.ts'
import { runUntilStopped } from './run-until-stopped.ts'
import { startStack } from './stack/stack.ts'

/** `npm start`: starts everything and runs until Ctrl-C. */
const begun = Date.now()
const { base, dataFolder } = readSettings()

await runUntilStopped(async ({ stopped, onFailure }) => {
  stopped.addEventListener('abort', () => console.log('\nStopping ...'))
  const stack = await startStack({
    base,
    dataFolder,
    releasesFolder: join(dataFolder, 'releases'),
    signal: stopped,
    log: (line) => {
      if (!stopped.aborted) progress(line)
    },
    onFailure,
  })
  return { introduction: introduce(stack.ports, Date.now() - begun), stop: stack.stop }
}, dataFolder)

function progress(line: string): void {
  console.log(`${((Date.now() - begun) / 1000).toFixed(1).padStart(5)} s  ${line}`)
}
