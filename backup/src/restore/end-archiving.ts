import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Lets a restored server archive nothing: the place that its configuration names has the log of the server that was backed
 * up, which may even run still. The last line for a setting in this file holds, over all other files.
 */
export async function endArchiving(data: string): Promise<void> {
  await appendFile(join(data, 'postgresql.auto.conf'), "\narchive_mode = 'off'\n")
}
