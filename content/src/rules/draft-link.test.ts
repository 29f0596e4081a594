import { draftPreviewSeconds, readDraftPreview } from '@darnley/node/draft-preview'
import { expect, test } from 'vitest'
import { draftLink, hasDraftLink } from './draft-link.ts'

const secret = 'a secret of the editors'
const siteUrl = 'https://book.example/'

test('a link leads to the page on which a draft is seen, and is believed there for 15 minutes', () => {
  const link = new URL(draftLink({ slug: 'faq', draft: {}, siteUrl, secret }))
  expect(link.origin + link.pathname).toBe('https://book.example/questions')
  const read = readDraftPreview(link.searchParams.get('drafts') ?? '', [secret])
  expect(read).toMatchObject({ type: 'valid', preview: { origin: 'https://book.example' } })
  const until = read.type === 'valid' ? read.preview.until : 0
  expect(Math.abs(until - Date.now() / 1000 - draftPreviewSeconds)).toBeLessThan(2)
})

test.each([
  [{ itemCategory: 'tops' }, '/booking?category=tops'],
  [{ itemCategory: { id: 'tops' } }, '/booking?category=tops'],
  [{ itemCategory: null }, '/booking'],
])('the link of the garment %j begins in its category', (draft, path) => {
  const link = new URL(draftLink({ slug: 'items', draft, siteUrl, secret }))
  link.searchParams.delete('drafts')
  expect(link.pathname + link.search).toBe(path)
})

test('only what the site shows has a link', () => {
  const shown = ['services', 'fees', 'announcements', 'delivery-areas', 'studios', 'partners']
  expect([...shown, 'users', 'media'].filter(hasDraftLink)).toEqual(shown)
})
