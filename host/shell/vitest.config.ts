import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'shell',
    exclude: ['node_modules', '**/*.browser.test.tsx'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
})
