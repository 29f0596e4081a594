import { describe, expect, it } from 'vitest'
import { dayAt } from '@darnley/domain/turnaround'
import { answerDays } from './answer-days.ts'

describe('the days to answer', () => {
  it('end at 18:00 in London, in winter and in summer', () => {
    const winter = answerDays(dayAt(new Date('2026-11-25T09:12:00Z')))
    expect(winter[0]).toEqual({
      days: 2,
      until: '2026-11-27T18:00:00.000Z',
      label: 'Fri 27 Nov, 18:00',
    })
    const summer = answerDays(dayAt(new Date('2026-06-24T09:12:00Z')))
    expect(summer[0]?.until).toBe('2026-06-26T17:00:00.000Z')
  })
})
