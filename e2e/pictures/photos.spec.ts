import type { Page } from '@playwright/test'
import { aPhotoFile } from '#e2e/fixtures/photos.ts'
import { expect, test } from '#e2e/fixtures/test.ts'
import { press, write } from '#e2e/fixtures/wizard.ts'
import { screens, take, takeAtOnce } from './take.ts'

const photos = (page: Page) => page.getByRole('region', { name: /^Photos/ })

/** `npm run pictures`: photos at both steps that ask for them, at three widths. */
for (const screen of screens)
  test.describe(`photos at ${screen.width} px`, () => {
    test.use({ viewport: screen })

    test('of what it looks like, and of the place to repair', async ({ page, allowErrors }) => {
      allowErrors(/ERR_INTERNET_DISCONNECTED/)
      await page.goto('/')
      await press(page, 'Trousers & jeans')
      await press(page, 'Joggers')
      await photos(page).getByLabel('Choose').waitFor({ state: 'attached' })
      await take(page, 'photos-none')
      await write(page, 'Grey jersey')
      await press(page, 'Repair')
      await press(page, 'Replace waist elastic')
      await page.getByRole('heading', { name: 'Where does it need repairing?' }).waitFor()
      await take(page, 'photos-of-the-place')
      await photos(page).getByLabel('Choose').setInputFiles(aPhotoFile('waist.png'))
      await expect(photos(page).getByText('Sent', { exact: true })).toHaveCount(1)
      await photos(page)
        .getByLabel('Choose')
        .setInputFiles({
          ...{ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('No photo') },
        })
      await expect(photos(page).getByRole('alert')).not.toBeEmpty()
      await take(page, 'photos-sent')
      await page.context().setOffline(true)
      await photos(page).getByLabel('Choose').setInputFiles(aPhotoFile('close.png'))
      await expect(photos(page).getByText(/1 photo waits on this device/)).toBeVisible()
      await takeAtOnce(page, 'photos-offline')
      await page.context().setOffline(false)
    })
  })
