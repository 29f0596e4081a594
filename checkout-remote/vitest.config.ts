import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'checkout-remote', include: ['src/**/*.test.ts'] } })
