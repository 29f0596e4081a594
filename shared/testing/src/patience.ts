/**
 * How long tests of all packages wait for what must happen, in ms. Enough for a machine that is five times slower than
 * usual; a test that passes goes on at once.
 */
export const patience = {
  testTimeout: 60_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 30_000 } },
} as const
