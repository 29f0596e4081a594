import type { Child } from '../bootstrap/guard.mjs'
import { record } from '../bootstrap/runs.mjs'

/** Records a child in the data folder while it runs, for `npm stop` and the next start. */
export function recordIn(
  dataFolder: string,
  { name, child }: { readonly name: string; readonly child: Child },
): void {
  if (!child.pid) return
  const forget = record(dataFolder, { name, pid: child.pid })
  child.once('exit', forget)
}
