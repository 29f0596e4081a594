import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { freePort } from '@darnley/testing/free-ports'
import { bookJeansHem } from '#e2e/fixtures/book.ts'
import { expect, test } from '#e2e/fixtures/test.ts'

const { SITE_URL = 'http://localhost:3000', API_URL = 'http://localhost:3100' } = process.env
const repository = resolve(import.meta.dirname, '../..')

// The development server compiles what a page needs when it is first asked for.

test('in development the shell has all areas from source, with one router and one basket', async ({
  page,
}) => {
  const port = await freePort()
  const server = spawn(process.execPath, [resolve(repository, 'node_modules/vite/bin/vite.js')], {
    cwd: resolve(repository, 'host/shell'),
    env: { ...process.env, PORT: String(port), API_URL, CONTENT_URL: `${SITE_URL}/content` },
    stdio: 'ignore',
  })
  try {
    const origin = `http://localhost:${port}`
    await expect
      .poll(() =>
        fetch(origin).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200)
    await page.goto(origin)
    await bookJeansHem(page)
    await page.getByRole('button', { name: 'Go to basket' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Basket' })).toBeVisible()
    await expect(page.getByRole('main').getByText('Shorten hem')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('main').getByText('Shorten hem')).toBeVisible()
  } finally {
    server.kill()
  }
})
