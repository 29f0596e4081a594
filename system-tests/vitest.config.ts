import { patience } from '@darnley/testing/patience'
import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'system-tests',
    ...patience,
    exclude: [...configDefaults.exclude, ...(process.env['LONG'] ? [] : ['*/long.test.ts'])],
  },
})
