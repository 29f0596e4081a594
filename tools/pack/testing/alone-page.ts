import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '@darnley/testing/free-ports'
import { chromium } from '@playwright/test'
import { cleanEnvironment } from './other-repository.ts'

const { CHROMIUM_PATH } = process.env

/** What a browser shows of a remote that runs alone. */
export interface AlonePage {
  /** The colour of its text, as `rgb(...)`: @darnley/web's tokens and base styles give it. */
  readonly color: string
  /** Errors of scripts; not of api and content service, which do not run. */
  readonly errors: readonly string[]
}

/** Starts the development server of a remote in a folder, and opens a page of it until these texts are there. */
export async function openAlone(
  folder: string,
  { path, texts }: { path: string; texts: readonly RegExp[] },
): Promise<AlonePage> {
  const port = await freePort()
  const server = spawn(process.execPath, ['dev/start.ts', '--port', String(port)], {
    cwd: folder,
    env: cleanEnvironment(),
    stdio: 'ignore',
  })
  try {
    const address = `http://localhost:${port}`
    await untilAnswered(address)
    return await look(`${address}${path}`, texts)
  } finally {
    server.kill()
    await once(server, 'exit')
  }
}

async function look(address: string, texts: readonly RegExp[]): Promise<AlonePage> {
  const browser = await chromium.launch({
    ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
    args: ['--no-sandbox'],
  })
  try {
    const page = await browser.newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(address)
    for (const text of texts) await page.getByText(text).first().waitFor({ timeout: 60_000 })
    const color = await page.evaluate<string>('getComputedStyle(document.body).color')
    return { color, errors }
  } finally {
    await browser.close()
  }
}

async function untilAnswered(address: string): Promise<void> {
  const ends = Date.now() + 60_000
  for (;;) {
    const response = await fetch(address).catch(() => undefined)
    if (response?.status === 200) return
    if (Date.now() > ends) throw new Error(`${address} does not answer with 200`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
