import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'shell', css: { modules: { classNameStrategy: 'non-scoped' } } },
})
