import { expect, it } from 'vitest'
import { checkPictureSize } from './picture-size.ts'

const photo = { mimeType: 'image/webp', filesize: 180_000, width: 1600, height: 1200 }

it('takes what pages can serve', () => {
  expect(checkPictureSize(photo)).toBe(true)
  expect(checkPictureSize({ alt: 'Only its words are changed' } as object)).toBe(true)
  expect(checkPictureSize({ ...photo, mimeType: 'image/svg+xml', width: 9000 })).toBe(true)
})

it('says what is too much', () => {
  expect(checkPictureSize({ ...photo, filesize: 10_400_000 })).toMatch(/has 10\.4 MB, and 3 MB/)
  expect(checkPictureSize({ ...photo, height: 6000 })).toMatch(/is 6000 pixels long, and 3000/)
})
