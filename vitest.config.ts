import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: ['*/vitest.config.ts', '{host,shared}/*/vitest.config.ts'],
    // Two cores: more workers only wait for each other.
    maxWorkers: 2,
  },
})
