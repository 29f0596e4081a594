import { chromium, type Browser } from '@playwright/test'

/** Uses a new browser for some work and closes it. */
export async function withBrowser<Result>(
  executablePath: string,
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({ executablePath })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}
