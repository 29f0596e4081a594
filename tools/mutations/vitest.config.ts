import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

/** The tests of the mutated files that need no database: each mutation is judged by those that run its code. */
export default defineConfig({
  root: resolve(import.meta.dirname, '../..'),
  test: {
    include: [
      'shared/{domain,web}/src/**/*.test.ts',
      'booking-remote/src/lib/**/*.test.ts',
      'api/src/modules/{basket,orders,storefront-orders}/{rules,*lines,transitions,status-words}.test.ts',
    ],
  },
})
