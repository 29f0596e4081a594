import { patience } from '@darnley/testing/patience'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    ...patience,
    // Each file would load the sandbox anew: half of the time of its tests.
    isolate: false,
  },
})
