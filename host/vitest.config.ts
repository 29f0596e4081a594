import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'host',
    include: ['{src,server,vendor}/**/*.test.{ts,tsx}'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
})
