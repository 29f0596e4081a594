import { expect, test } from 'vitest'
import { checkExclusion } from './exclusions.ts'
import type { ServiceData } from './row-ids.ts'
import { withRowIds } from './row-ids.ts'

function named(service: ServiceData): ServiceData {
  return withRowIds(service)
}

test('rows without an id get one from their text, and the others keep theirs', () => {
  const { questions } = named({
    id: 'hem',
    questions: [
      { id: 'hem.mine', question: 'Which finish?', options: [{ answer: 'Plain' }] },
      { question: 'How deep should it be?' },
    ],
  })
  expect(questions).toMatchObject([
    { id: 'hem.mine', options: [{ id: 'hem.mine.plain' }] },
    { id: 'hem.how-deep-should-it' },
  ])
})

test('rows with the same text get different ids', () => {
  const { subservices } = named({
    id: 'hem',
    subservices: [{ name: 'By hand' }, { name: 'By hand' }, { name: '!' }],
  })
  expect(subservices?.map((row) => row.id)).toEqual(['hem.by-hand', 'hem.by-hand-2', 'hem'])
})

test('questions of a subservice are named after it', () => {
  const { subservices } = named({
    id: 'hem',
    subservices: [{ name: 'By hand', questions: [{ question: 'Which thread?' }] }],
  })
  expect(subservices?.[0]?.questions?.[0]?.id).toBe('hem.by-hand.which-thread')
})

test('an exclusion may name answers of subservices, and unknown ones are reported', () => {
  const service = {
    questions: [{ options: [{ id: 'hem.a' }] }],
    subservices: [{ questions: [{ options: [{ id: 'hem.b' }] }] }],
  }
  expect(checkExclusion(['hem.a', 'hem.b'], service)).toBe(true)
  expect(checkExclusion(null, service)).toBe(true)
  expect(checkExclusion(['hem.a', 'hem.z'], service)).toContain('"hem.z"')
  expect(checkExclusion('hem.a', service)).toContain('List the ids')
})
