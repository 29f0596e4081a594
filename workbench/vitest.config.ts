import { patience } from '@darnley/testing/patience'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { brandedPage, repository } from './page.ts'

const { CHROMIUM_PATH } = process.env

/** Component tests of all packages, in one browser. */
export default defineConfig({
  root: repository,
  cacheDir: 'node_modules/.cache/component-tests',
  plugins: [react(), brandedPage()],
  // Found while the tests run, they would reload the page.
  optimizeDeps: {
    include: [
      'axe-core',
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'qrcode',
      'react-router-dom',
      '@tanstack/react-query',
      '@nanostores/react',
      'nanostores',
      '@visx/scale',
      '@visx/shape',
      'minisearch',
      'vitest-browser-react',
    ],
  },
  test: {
    name: 'components',
    include: ['{*-remote,shared/web,host/shell,workbench}/src/**/*.browser.test.tsx'],
    setupFiles: ['workbench/src/setup.ts'],
    // After the others, which keep both cores busy.
    sequence: { groupOrder: 1 },
    ...patience,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // As in the journeys: a name may be part of the text.
      locators: { exact: false },
      viewport: { width: 1280, height: 900 },
      provider: playwright({
        launchOptions: {
          ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
          args: ['--no-sandbox'],
        },
        contextOptions: { reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'Europe/London' },
        actionTimeout: patience.expect.poll.timeout,
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
