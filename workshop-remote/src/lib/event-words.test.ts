import type { WorkshopEvent } from '@darnley/contract/workshop-orders'
import { expect, it } from 'vitest'
import { eventDetail, eventLine } from './event-words.ts'

const event: WorkshopEvent = {
  ...{ id: '1', kind: 'task_paused', at: '2026-11-25T09:40:00.000Z', actor: 'Joan Bell' },
  ...{ garment: 1, words: 'Shorten hem' },
}

it('an event is one line: who, what and what was written', () => {
  expect(eventLine(event)).toBe('Joan Bell: garment 1: task paused, Shorten hem')
  expect(eventLine({ ...event, kind: 'handed_over', words: null })).toBe(
    'Joan Bell: garment 1: handed over',
  )
})

it('how a garment was found is said in the words of the page', () => {
  const ended = {
    ...event,
    kind: 'garment_found',
    words: 'ended: As agreed: by telephone',
  } as const
  expect(eventDetail(ended)).toBe('Joan Bell: goes back as it is: As agreed: by telephone')
  expect(eventDetail({ ...ended, words: 'here' })).toBe('Joan Bell: here')
})
