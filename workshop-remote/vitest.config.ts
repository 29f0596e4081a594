import { defineConfig } from 'vitest/config'
import { unitTests } from '@darnley/releases/build/tests'

export default defineConfig(unitTests(import.meta.dirname))
