import { defineConfig } from '@playwright/test'
import { join } from 'node:path'
import { repository } from './page.ts'

const { CHROMIUM_PATH } = process.env
const folder = join(repository, '.data/workbench')

/** Draws each scene in each brand; `npm run workbench -- --record` and `--compare` run it. */
export default defineConfig({
  testDir: 'pictures',
  outputDir: join(folder, 'differences'),
  snapshotPathTemplate: join(folder, 'pictures/{arg}{ext}'),
  fullyParallel: true,
  workers: 2,
  timeout: 20 * 60_000,
  reporter: 'list',
  webServer: {
    command: 'node ../node_modules/vite/bin/vite.js --port 3029',
    url: 'http://localhost:3029',
  },
  use: {
    baseURL: 'http://localhost:3029',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
      args: ['--no-sandbox'],
    },
  },
})
