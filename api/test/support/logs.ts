import { randomUUID } from 'node:crypto'
import { join } from 'node:path'

/**
 * Where a part writes its log: a file of the folder that the runner looks through for personal data once all tests are
 * done (S21), and nowhere when a test is run by hand.
 */
export function logOf(part: string): Readonly<Record<string, string>> {
  const folder = process.env['TEST_LOG_DIR']
  if (!folder) return { LOG_LEVEL: 'silent' }
  return { LOG_LEVEL: 'debug', LOG_FILE: join(folder, `${part}-${randomUUID()}.log`) }
}
