import { expect, it } from 'vitest'
import { checkPlaceholders } from './placeholders.ts'

it('takes what the api replaces, and texts without any', () => {
  expect(
    checkPlaceholders('{company} delivers for {home_delivery}: write to {support_email}.'),
  ).toBe(true)
  expect(checkPlaceholders('No braces')).toBe(true)
  expect(checkPlaceholders(null)).toBe(true)
})

it('names what is misspelt', () => {
  const verdict = checkPlaceholders('{Company} for {home delivery}')
  expect(verdict).toMatch(/^There is no \{Company\} and no \{home delivery\}\./)
})
