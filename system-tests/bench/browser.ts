import { chromium, type Browser } from '@playwright/test'

/** Uses a new browser, with arguments of its own, for some work and closes it. */
export async function withBrowser<Result>(
  executablePath: string,
  work: (browser: Browser) => Promise<Result>,
  args: readonly string[] = [],
): Promise<Result> {
  const browser = await chromium.launch({ executablePath, args: [...args] })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}
