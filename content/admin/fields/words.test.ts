import type { Field } from 'payload'
import { expect, it } from 'vitest'
import { feeKeys } from '../../src/rules/usual-fees.ts'
import { decisions } from '../../src/collections/decisions.ts'
import { words } from './words.ts'
import { wordsOfDecisions } from './words-of-decisions.ts'

/** Payload adds them to each collection that it has read, and names them itself. */
const ofPayload = ['createdAt', 'updatedAt']

const nameOf = (field: Field): string => ('name' in field ? (field.name ?? '') : '')

const fields = decisions.flatMap(({ slug, fields: own }) =>
  own
    .map((field) => ({ slug, name: nameOf(field) }))
    .filter(({ name }) => !ofPayload.includes(name)),
)

it.each(fields)('$slug says what belongs into $name', ({ slug, name }) => {
  const found = wordsOfDecisions[`${slug}.${name}`] ?? words[name]
  expect(found?.label).toMatch(/\w/)
  expect(found?.description).toMatch(/\w/)
})

it('the help for an answer names all that is put in', () => {
  for (const name of ['company', 'support_email', 'guarantee_days', ...feeKeys])
    expect(wordsOfDecisions['faq.answer']?.description).toContain(`{${name}}`)
})

it('no words are left over', () => {
  const known = new Set(fields.map(({ slug, name }) => `${slug}.${name}`))
  expect(Object.keys(wordsOfDecisions).filter((key) => !known.has(key))).toEqual([])
})
