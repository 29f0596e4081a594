import { patience } from '@darnley/testing/patience'
import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'releases', ...patience, exclude: [...configDefaults.exclude, 'template'] },
})
