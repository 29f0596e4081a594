import { afterAll, beforeAll } from 'vitest'
import { freshDatabase, runSandbox, type RunningSandbox } from './sandbox.ts'

/** Starts one sandbox with its own database for the tests of a file. */
export function sandboxForThisFile(): () => RunningSandbox {
  let sandbox: RunningSandbox
  let database: Awaited<ReturnType<typeof freshDatabase>>

  beforeAll(async () => {
    database = await freshDatabase()
    sandbox = await runSandbox(database.url)
  })

  afterAll(async () => {
    await sandbox.stop()
    await database.drop()
  })

  return () => sandbox
}
