import type { Page } from '@playwright/test'
import { expect } from '#e2e/fixtures/expect.ts'
import { takeAtOnce } from './take.ts'

const { SANDBOX_URL = 'http://localhost:3300' } = process.env

interface Mail {
  readonly id: string | number
  readonly subject: string
  readonly text: string
}

interface Wanted {
  readonly to: string
  /** Of the files, before the subject. */
  readonly name: string
  /** Only mails that contain it. */
  readonly withText?: string
  /** How many mails there will be. */
  readonly count: number
}

/** A phone, and the pane of a mail program. */
const widths = [390, 700]

/** Takes pictures of the mails to an address, as HTML and as plain text, once they have come. */
export async function takeMails(
  page: Page,
  { to, name, withText = '', count }: Wanted,
): Promise<void> {
  let mails: Mail[] = []
  await expect
    .poll(async () => {
      const query = new URLSearchParams({ to })
      const response = await page.request.get(`${SANDBOX_URL}/mailbox.json?${query}`)
      mails = ((await response.json()) as Mail[]).filter(({ text }) => text.includes(withText))
      return mails.map(({ subject }) => subject)
    })
    .toHaveLength(count)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    for (const { id, subject } of mails)
      for (const form of ['html', 'text']) {
        await page.goto(`${SANDBOX_URL}/mailbox/${id}/${form}`, { waitUntil: 'networkidle' })
        await takeAtOnce(page, `mail-${name}-${wordsOf(subject)}-${form}`)
      }
  }
}

/** Returns a subject for the name of a file, without the number that is new each time. */
function wordsOf(subject: string): string {
  return (
    subject
      .replace(/\b(?:DN-\d+|[\da-f]{8})\b/, '')
      .match(/\w+/g)
      ?.join('-') ?? ''
  )
}
