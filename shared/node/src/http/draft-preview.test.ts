import { expect, it } from 'vitest'
import { draftPreviewSeconds, readDraftPreview, signDraftPreview } from './draft-preview.ts'

const secret = 'a secret of the editors'
const origin = 'https://book.example'
const now = Math.floor(Date.now() / 1000)
const token = (until = now + 600): string => signDraftPreview({ origin, until }, secret)

it('A token says for which site and until when it is good', () => {
  expect(readDraftPreview(token(), [secret])).toEqual({
    type: 'valid',
    preview: { origin, until: now + 600 },
  })
  expect(readDraftPreview(token(), ['a new secret of the editors', secret]).type).toBe('valid')
})

it.each([
  ['with another secret', token(), ['another secret of editors']],
  ['where no secret is set', token(), []],
  [
    'of another site',
    token().replace(/^[^.]*/, Buffer.from('https://evil.example').toString('base64url')),
    [secret],
  ],
  ['with a later end', token().replace(/\.\d+\./, `.${now + 700}.`), [secret]],
  ['without a signature', token().replace(/[^.]*$/, ''), [secret]],
  ['that is empty', '', [secret]],
])('A token %s is refused', (_what, given, secrets) => {
  expect(readDraftPreview(given, secrets)).toEqual({ type: 'unsigned' })
})

it('A token runs out', () => {
  expect(readDraftPreview(token(now - 1), [secret])).toEqual({ type: 'expired', until: now - 1 })
})

it('A token for longer than links are good comes from a clock that is ahead', () => {
  const until = now + draftPreviewSeconds + 60
  expect(readDraftPreview(token(until), [secret])).toEqual({ type: 'ahead', until })
  expect(readDraftPreview(token(until), ['another secret of editors'])).toEqual({
    type: 'unsigned',
  })
})
