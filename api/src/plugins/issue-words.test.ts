import { expect, test } from 'vitest'
import { z } from 'zod'
import { issueWords } from './issue-words.ts'

const own = z.string().min(1, 'Write your name')

test.each([
  [z.string(), undefined, 'This is needed'],
  [z.string(), null, 'This is needed'],
  [z.string(), 5, 'Not a text'],
  [z.int(), 'five', 'Not a number'],
  [z.int(), 1.5, 'Not a whole number'],
  [z.boolean(), 'yes', 'Neither yes nor no'],
  [z.object({}), 'text', 'Not in the expected form'],
  [z.email(), 'tailor', 'Not an e-mail address'],
  [z.uuid(), '1', 'Not an id'],
  [z.iso.date(), '25.11.', 'Not a day, such as 2026-11-25'],
  [z.string().regex(/^a/), 'b', 'Not in the expected form'],
  [z.enum(['mail', 'sms']), 'awaiting_pickup', 'Not one of the choices'],
  [z.string().min(1), '', 'This is needed'],
  [z.string().min(8), 'short', 'At least 8 characters'],
  [z.string().max(3), 'long', 'At most 3 characters'],
  [z.array(z.string()).max(1), ['a', 'b'], 'At most 1 entry'],
  [z.number().min(1), 0, 'At least 1'],
  [z.number().positive(), 0, 'More than 0'],
  [z.number().multipleOf(5), 3, 'Not a multiple of 5'],
  [own, '', 'Write your name'],
])('%# says what is wrong in plain words', (schema, value, words) => {
  const { error } = schema.safeParse(value, { error: issueWords })
  expect(error?.issues.map(({ message }) => message)).toEqual([words])
})
