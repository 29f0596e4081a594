import { randomUUID } from 'node:crypto'
import { join } from 'node:path'

/**
 * Returns the log setting of a part: a file that the test runner scans for personal data at the end (S21), and none
 * when a test is run by hand.
 */
export function logOf(part: string): Readonly<Record<string, string>> {
  const folder = process.env['TEST_LOG_DIR']
  if (!folder) return { LOG_LEVEL: 'silent' }
  return { LOG_LEVEL: 'debug', LOG_FILE: join(folder, `${part}-${randomUUID()}.log`) }
}
