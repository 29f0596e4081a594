import { accessSync, constants, mkdirSync, statfsSync } from 'node:fs'

/**
 * Returns one line that says what is wrong.
 * @param {unknown} error
 * @param {string} [folder] Where the failed work was done: on a full disk, programs can't even log why they end.
 */
export function explain(error, folder) {
  const message = error instanceof Error ? error.message : String(error)
  return isDiskFull(error) || (folder !== undefined && megabytesIn(folder) < 1)
    ? `The disk is full: free some space, then try again; what was stored is kept. (${reasonIn(message)})`
    : message
}

/** @param {unknown} error */
function isDiskFull(error) {
  const { code, message } = /** @type {NodeJS.ErrnoException} */ (error ?? {})
  return (
    code === 'ENOSPC' ||
    code === 'EDQUOT' ||
    /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/i.test(message ?? String(error))
  )
}

/**
 * Returns the line that names the lack of space, or the first one.
 * @param {string} text
 */
function reasonIn(text) {
  const lines = text.trim().split('\n')
  return (
    lines.find((line) => /ENOSPC|EDQUOT|space left|quota/i.test(line)) ??
    lines[0] ??
    ''
  ).trim()
}

const megabyte = 1024 * 1024

/**
 * Makes the folder, and checks that this user may write into it and that it has enough space.
 * @param {string} folder
 * @param {number} megabytes
 * @throws {Error} with one sentence that says what to do
 */
export function expectRoom(folder, megabytes) {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    if (isDiskFull(error)) throw error
    throw new Error(
      `${folder} cannot be written by this user: choose another folder with DATA_DIR, or change its owner.`,
      { cause: error },
    )
  }
  const free = megabytesIn(folder)
  if (free < megabytes)
    throw new Error(
      `The disk is full: ${folder} has ${free} MB free, and ${megabytes} MB are needed. Free some space, then try again; what was stored is kept.`,
    )
}

/** @param {string} folder */
function megabytesIn(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return Math.floor((bavail * bsize) / megabyte)
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
