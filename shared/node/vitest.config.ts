import { defineConfig } from 'vitest/config'

// A process for each file: what several of them start (telemetry, settings) belongs to the whole process.
export default defineConfig({ test: { name: 'node' } })
