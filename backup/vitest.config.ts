import { patience } from '@darnley/testing/patience'
import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'backup', ...patience } })
