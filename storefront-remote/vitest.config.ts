import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'storefront-remote', include: ['src/**/*.test.ts'] } })
