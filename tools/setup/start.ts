import { join } from 'node:path'
import { dataFolderOf, noteInstance } from './installation.ts'
import { introduce } from './introduction.ts'
import { claimRun } from './running.ts'
import { startStack, type Stack } from './stack/stack.ts'

const base = Number(process.env['PORT'] ?? 3000)
const dataFolder = dataFolderOf(process.env)
const begun = Date.now()

let stack: Stack | undefined
let release: (() => void) | undefined
let endNote: (() => void) | undefined
let stopping = false

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void shutDown(0))

try {
  release = await claimRun(dataFolder)
  stack = await startStack({
    base,
    dataFolder,
    releasesFolder: join(dataFolder, 'releases'),
    log: progress,
  })
  endNote = noteInstance(dataFolder, base)
  if (!stopping) console.log(introduce(stack.ports, Date.now() - begun))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await shutDown(1)
}

async function shutDown(code: number): Promise<void> {
  if (stopping) return
  stopping = true
  if (stack) console.log('\nStopping ...')
  endNote?.()
  await stack?.stop()
  release?.()
  process.exit(code)
}

function progress(line: string): void {
  if (!stopping) console.log(`${((Date.now() - begun) / 1000).toFixed(1).padStart(5)} s  ${line}`)
}
