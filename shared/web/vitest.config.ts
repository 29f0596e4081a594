import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'web',
    exclude: ['node_modules', '**/*.browser.test.tsx'],
    // Messages between tabs take longer than the default of one second on a busy machine.
    expect: { poll: { timeout: 4000 } },
  },
})
