/**
 * How long tests of all packages wait for what must happen, in ms. Enough for a machine that is ten times slower than
 * usual: a test that passes goes on at once, so that a limit costs time only where something hangs.
 */
export const patience = {
  testTimeout: 180_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 60_000 } },
} as const
