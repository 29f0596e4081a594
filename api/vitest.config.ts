import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/support/content-service.ts'],
    // Each file would load the api anew: a quarter of the time of all tests.
    isolate: false,
    testTimeout: 20_000,
    // What a webhook or a worker does takes longer than the default of one second on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 60_000,
  },
})
