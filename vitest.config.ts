import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tools/setup/longest-first.ts'

export default defineConfig({
  test: {
    projects: ['*/vitest.config.ts', '{host,shared}/*/vitest.config.ts'],
    sequence: { sequencer: LongestFirst },
  },
})
