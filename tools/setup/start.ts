import { join } from 'node:path'
import { explain } from './bootstrap/explain.mjs'
import { readSettings } from './bootstrap/settings.mjs'
import { introduce } from './introduction.ts'
import { startStack } from './stack/stack.ts'
import { stopSignal, untilAborted } from './stop-signal.ts'

/** `npm start`: starts everything and runs until Ctrl-C. */
const begun = Date.now()
const { base, dataFolder } = readSettings()
const stopped = stopSignal()
const failure = Promise.withResolvers<never>()
failure.promise.catch(() => {})
stopped.addEventListener('abort', () => console.log('\nStopping ...'))

try {
  await run()
  process.exit(0)
} catch (error) {
  if (!stopped.aborted) console.error(explain(error, dataFolder))
  process.exit(stopped.aborted ? 0 : 1)
}

async function run(): Promise<void> {
  const stack = await startStack({
    base,
    dataFolder,
    releasesFolder: join(dataFolder, 'releases'),
    signal: stopped,
    log: progress,
    onFailure: failure.reject,
  })
  try {
    console.log(introduce(stack.ports, Date.now() - begun))
    await Promise.race([untilAborted(stopped), failure.promise])
  } finally {
    await stack.stop()
  }
}

function progress(line: string): void {
  if (stopped.aborted) return
  console.log(`${((Date.now() - begun) / 1000).toFixed(1).padStart(5)} s  ${line}`)
}
