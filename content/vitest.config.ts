import { patience } from '@darnley/testing/patience'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.ts',
      'admin/{collections,fields,prices}/*.test.ts',
      'test/**/*.test.ts',
    ],
    globalSetup: ['test/support/seeded-template.ts'],
    // Each file would load Payload anew: half of the time of all tests.
    isolate: false,
    ...patience,
  },
})
