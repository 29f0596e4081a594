import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'admin/{collections,fields}/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/support/seeded-template.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
