import { patience } from '@darnley/testing/patience'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/support/content-service.ts', 'test/support/migrated-template.ts'],
    // Each file would load the api anew: a quarter of the time of all tests.
    isolate: false,
    ...patience,
  },
})
