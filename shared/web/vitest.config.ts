import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Messages between tabs take longer than the default of one second on a busy machine.
  test: { name: 'web', expect: { poll: { timeout: 4000 } } },
})
