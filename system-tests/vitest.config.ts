import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'system-tests',
    exclude: [...configDefaults.exclude, ...(process.env['LONG'] ? [] : ['start/long.test.ts'])],
  },
})
