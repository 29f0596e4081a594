import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'booking-remote', exclude: ['node_modules', '**/*.browser.test.tsx'] },
})
