import { expect, it } from 'vitest'
import { createPhotoLinks, type PhotoSize } from './links.ts'

const id = '6f0f2d5c-7a5c-4d5e-9a54-0f8f3f6f7d11'
const links = createPhotoLinks(['a secret'])
const at = (seconds: number): Date => new Date(seconds * 1000)

function partsOf(path: string): { until: number; signature: string } {
  const { searchParams } = new URL(path, 'http://api')
  return {
    until: Number(searchParams.get('until')),
    signature: searchParams.get('signature') ?? '',
  }
}

it('a link is valid for two to four hours', () => {
  for (const begun of [1_800_000_000, 1_800_003_599, 1_800_007_199]) {
    const { until, signature } = partsOf(links.to({ id, size: 'small' }, at(begun)))
    const isValid = (now: number): boolean =>
      links.isValid({ id, size: 'small', until }, signature, at(now))
    expect(isValid(begun)).toBe(true)
    expect(isValid(begun + 7199)).toBe(true)
    expect(isValid(begun + 14_401)).toBe(false)
  }
})

it('a link shows one photo in one size until one time', () => {
  const { until, signature } = partsOf(links.to({ id, size: 'small' }, at(1_800_000_000)))
  const now = at(1_800_000_000)
  const others: { id: string; size: PhotoSize; until: number }[] = [
    { id: id.replace('6', '7'), size: 'small', until },
    { id, size: 'large', until },
    { id, size: 'small', until: until + 7200 },
  ]
  for (const other of others) expect(links.isValid(other, signature, now)).toBe(false)
  expect(links.isValid({ id, size: 'small', until }, `${signature}=`, now)).toBe(false)
  const foreign = createPhotoLinks(['another secret'])
  expect(foreign.isValid({ id, size: 'small', until }, signature, now)).toBe(false)
})
