import { patience } from '@darnley/testing/patience'
import { defineConfig } from '@playwright/test'

/** The addresses come from the runner (tools/setup/test.ts), which starts the system first. */
const { SITE_URL = 'http://localhost:3000', CHROMIUM_PATH, TRACE } = process.env

const wholeDay = '**/workshop-twelve.spec.ts'

export default defineConfig({
  projects: [
    { name: 'journeys', testDir: 'journeys', testIgnore: wholeDay },
    // Adds up all that is booked while it runs, so that nothing else may run.
    { name: 'day', testDir: 'journeys', testMatch: wholeDay },
    // Not a test: `npm run screenshots` alone runs it.
    { name: 'screenshots', testDir: 'screenshots' },
    // Nor these, of `npm run pictures`.
    { name: 'pictures', testDir: 'pictures' },
  ],
  fullyParallel: true,
  // One more than two cores: journeys wait for pages, mails and timers half of their time.
  workers: 3,
  timeout: patience.hookTimeout,
  expect: { ...patience.expect.poll, toPass: { timeout: patience.testTimeout } },
  forbidOnly: true,
  outputDir: 'test-results',
  use: {
    baseURL: SITE_URL,
    // Less than the whole test, so that a failure names what it waited for.
    actionTimeout: patience.testTimeout,
    navigationTimeout: patience.testTimeout,
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Reduced motion speeds up the tests; journeys about motion, and the first one, opt out.
    contextOptions: { reducedMotion: 'reduce' },
    // By TRACE=1 alone: it makes journeys a fifth slower. The last picture of a failure is always kept.
    trace: TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
      ],
    },
  },
})
