import { expect, it } from 'vitest'
import { previewQuery, readPreview } from './preview.ts'

const secret = 'a secret of the staff'
const release = { name: 'booking', version: '1.4.2-pr7' }
const inAnHour = Math.floor(Date.now() / 1000) + 3600
const query = (until = inAnHour): URLSearchParams =>
  new URLSearchParams(previewQuery({ release, until }, secret))

it('A preview link can be read back, and names its release in plain text', () => {
  expect(previewQuery({ release, until: inAnHour }, secret)).toContain(
    'override=booking@1.4.2-pr7&',
  )
  expect(readPreview(query(), [secret])).toEqual({
    type: 'valid',
    preview: { release, until: inAnHour },
  })
})

it.each([
  ['another release', (link: URLSearchParams) => link.set('override', 'booking@9.9.9')],
  ['another time', (link: URLSearchParams) => link.set('until', String(inAnHour + 1))],
  ['no signature', (link: URLSearchParams) => link.delete('signature')],
  ['no time', (link: URLSearchParams) => link.delete('until')],
])('A preview link with %s is invalid', (_what, change) => {
  const link = query()
  change(link)
  expect(readPreview(link, [secret])).toEqual({ type: 'unsigned' })
})

it('A preview link expires, and is invalid with another secret', () => {
  const until = inAnHour - 7200
  expect(readPreview(query(until), [secret])).toEqual({ type: 'expired', until })
  expect(readPreview(query(), ['another secret'])).toEqual({ type: 'unsigned' })
  expect(readPreview(query(), ['another secret', secret])).toMatchObject({ type: 'valid' })
})
