import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'testing', isolate: false } })
