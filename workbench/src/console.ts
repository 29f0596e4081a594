import { afterEach, beforeEach, expect } from 'vitest'

const said: string[] = []
let allowed: readonly RegExp[] = []

let allowedInFile: readonly RegExp[] = []

/** Allows the console errors that match in all tests of the file, also those that arrive between two tests. */
export function allowErrorsInFile(...patterns: readonly RegExp[]): void {
  allowedInFile = patterns
}

/** Allows this test's console errors that match. */
export function allowErrors(...patterns: readonly RegExp[]): void {
  allowed = patterns
}

/** Fails each test of the file that logs an error or a warning which it does not allow. */
export function watchConsole(): void {
  for (const level of ['error', 'warn'] as const) {
    const log = console[level]
    console[level] = (...words: unknown[]) => {
      const line = words.map(String).join(' ')
      if ([...allowedInFile, ...allowed].some((pattern) => pattern.test(line))) return
      said.push(line)
      log(...words)
    }
  }
  beforeEach(() => {
    said.length = 0
    allowed = []
  })
  afterEach(() => {
    expect(said).toEqual([])
  })
}
