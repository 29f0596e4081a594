import { isBlank, type Verdict } from './verdict.ts'

/** Only a page that a reader can open: no other scheme gets into a link. */
export function checkWebAddress(value: unknown): Verdict {
  if (isBlank(value)) return true
  const isPage = typeof value === 'string' && URL.canParse(value) && value.startsWith('https://')
  return isPage || 'Give the whole address of a page, for example https://reviews.example/123.'
}
