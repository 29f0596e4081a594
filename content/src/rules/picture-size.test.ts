import { expect, test } from 'vitest'
import { checkPictureFile } from './picture-size.ts'

test.each([
  [{ mimeType: 'image/jpeg', bytes: 9_900_000, pixels: 24_000_000 }, true],
  [{ mimeType: 'image/svg+xml', bytes: 40_000 }, true],
  [
    { mimeType: 'image/jpeg', bytes: 12_340_000, pixels: 24_000_000 },
    'This picture has 12.3 MB, and 10 MB are the most. Save it smaller.',
  ],
  [
    { mimeType: 'image/png', bytes: 90_000, pixels: 64_000_000 },
    'This picture has 64.0 megapixels, and 50 are the most. Save it smaller.',
  ],
  [
    { mimeType: 'image/svg+xml', bytes: 1_200_000 },
    'This picture has 1.2 MB, and 1 MB are the most. Save it smaller.',
  ],
])('%j', (file, verdict) => {
  expect(checkPictureFile(file)).toBe(verdict)
})
