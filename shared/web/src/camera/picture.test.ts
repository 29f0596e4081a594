import { describe, expect, it } from 'vitest'
import { createPicture, type Picture } from './picture.ts'

const lookTimes = (picture: Picture, count: number, seen: string | null): (string | null)[] =>
  Array.from({ length: count }, () => picture.look(seen, true))

describe("a code in the camera's picture", () => {
  it('[C40] is reported once while it stays there', () => {
    const picture = createPicture()
    expect(lookTimes(picture, 50, 'one').filter(Boolean)).toEqual(['one'])
  })

  it('[C40] still counts as present when a few scans miss it', () => {
    const picture = createPicture()
    picture.look('one', true)
    for (let turn = 0; turn < 5; turn += 1) {
      lookTimes(picture, 5, null)
      expect(picture.look('one', true)).toBeNull()
    }
  })

  it('[C40] is reported again once it has left', () => {
    const picture = createPicture()
    picture.look('one', true)
    lookTimes(picture, 6, null)
    expect(picture.look('one', true)).toBe('one')
  })

  it('[C40] is reported when another one replaces it, and then the first again', () => {
    const picture = createPicture()
    expect(picture.look('one', true)).toBe('one')
    expect(picture.look('two', true)).toBe('two')
    expect(picture.look('one', true)).toBe('one')
  })

  it('[C40] waits while another one is being handled', () => {
    const picture = createPicture()
    picture.look('one', true)
    for (let turn = 0; turn < 9; turn += 1) expect(picture.look('two', false)).toBeNull()
    expect(picture.look('two', true)).toBe('two')
  })
})
