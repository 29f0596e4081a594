import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { freePort } from '@darnley/testing/free-ports'
import { expect, test } from '#e2e/fixtures/test.ts'

const repository = resolve(import.meta.dirname, '../..')

interface Area {
  readonly workspace: string
  readonly path: string
  readonly heading: RegExp
  /** Text of the stub stores, or of the page itself. */
  readonly shows: string
}

const checkout: Area = {
  workspace: 'checkout-remote',
  path: '/basket',
  heading: /^Basket/,
  shows: 'Shorten hem',
}
const others: readonly Area[] = [
  { workspace: 'booking-remote', path: '/', heading: /^Let's start/, shows: 'Search' },
  { workspace: 'storefront-remote', path: '/sign-in', heading: /^Store/, shows: 'Password' },
]

/** Each area with LONG=1; else the one that depends most on the stub stores. */
for (const area of process.env['LONG'] ? [checkout, ...others] : [checkout])
  test(`${area.workspace} runs alone in a bare frame with stub stores`, async ({
    page,
    allowErrors,
  }) => {
    // There are no other services.
    allowErrors(/./)
    const port = await freePort()
    const { stop } = startAlone(area.workspace, port)
    try {
      await expect
        .poll(() => page.goto(`http://localhost:${port}${area.path}`).catch(() => null))
        .not.toBeNull()
      await expect(page.getByText('services: 1')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(area.heading)
      await expect(page.getByText(area.shows).first()).toBeVisible()
    } finally {
      await stop()
    }
  })

/** Runs `npm run dev -w <area>` with the addresses of all services unreachable. */
function startAlone(workspace: string, port: number): { stop(): Promise<void> } {
  const { API_URL: _api, CONTENT_URL: _content, SANDBOX_URL: _sandbox, ...env } = process.env
  const child = spawn(process.execPath, ['dev/start.ts', '--port', String(port)], {
    cwd: resolve(repository, workspace),
    env: { ...env, PORT: '9' },
    stdio: 'ignore',
  })
  const ended = new Promise<void>((done) => child.on('close', () => done()))
  return {
    stop() {
      child.kill()
      return ended
    },
  }
}
