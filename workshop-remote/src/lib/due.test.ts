import type { Day } from '@darnley/domain/turnaround'
import { expect, it } from 'vitest'
import { dueOf } from './due.ts'

const today = '2026-11-25' as Day

it.each([
  ['2026-11-24', 'in_work', 'Late, 1 day'],
  ['2026-11-20', 'arrived', 'Late, 5 days'],
  ['2026-11-25', 'to_send_back', 'Due today'],
  ['2026-11-27', 'with_customer', 'Fri 27 Nov'],
  ['2026-11-24', 'coming', 'Due Tue 24 Nov'],
  ['2026-11-25', 'coming', 'Due today'],
])('%s in stage %s is %j', (day, stage, words) => {
  expect(dueOf({ due_day: day, stage }, today)?.words).toBe(words)
})

it.each([
  [null, 'in_work'],
  ['2026-11-24', 'on_its_way'],
  ['2026-11-24', null],
])('nothing is due: %s, %s', (day, stage) => {
  expect(dueOf({ due_day: day, stage }, today)).toBeNull()
})

it('a day across the change of the clocks counts once', () => {
  expect(dueOf({ due_day: '2026-10-24', stage: 'in_work' }, '2026-10-26' as Day)?.words).toBe(
    'Late, 2 days',
  )
})
