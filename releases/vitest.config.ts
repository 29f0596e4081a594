import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'releases', exclude: [...configDefaults.exclude, 'template'] },
})
