/**
 * How long tests of all packages wait for what must happen, in ms. Enough for a machine that is ten times slower than
 * usual: a test that passes goes on at once, so that a limit costs time only where something hangs.
 */
export const patience = {
  testTimeout: 180_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 60_000 } },
} as const

/** For tests that install, build, start or restore whole systems, which take minutes on a usual machine. */
export const wholeSystem = { timeout: 1_800_000 } as const
