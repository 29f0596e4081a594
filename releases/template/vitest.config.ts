import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: '__area__-remote',
    exclude: ['node_modules', '**/*.browser.test.tsx'],
    passWithNoTests: true,
  },
})
