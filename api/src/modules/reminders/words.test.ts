import type { Day } from '@darnley/domain/turnaround'
import { describe, expect, it } from 'vitest'
import { type ReminderFacts, reminderWords } from './words.ts'

const posted: ReminderFacts = {
  kind: 'not-sent',
  sending: 'labelled',
  pickupDay: null,
  place: 'the shop',
  fitting: null,
}

function textOf(facts: Partial<ReminderFacts>): string {
  const { heading, paragraphs } = reminderWords({ ...posted, ...facts })
  return [heading, ...paragraphs].join('\n')
}

describe('a reminder', () => {
  it('names the label only where there is one', () => {
    expect(textOf({ sending: 'labelled' })).toContain('postage label')
    expect(textOf({ sending: 'sent' })).not.toContain('label')
  })

  it('names where clothes are brought or fetched', () => {
    const place = 'Maison Vale, Chelsea'
    expect(textOf({ sending: 'brought', place })).toContain(`in ${place}`)
    expect(textOf({ kind: 'ready-to-fetch', place })).toContain(`in ${place}`)
  })

  it('says when and where a fitting is', () => {
    const fitting = { startsAt: '17:40', where: 'Fitting space London, 400 Oxford Street' }
    const text = textOf({ kind: 'fitting-tomorrow', fitting })
    expect(text).toContain('Your fitting is tomorrow at 17:40')
    expect(text).toContain(fitting.where)
  })

  it('asks whether a courier came, with the day that was agreed', () => {
    const pickupDay = '2026-03-05' as Day
    expect(textOf({ sending: 'collected', pickupDay })).toContain('Thu 5 March')
    expect(textOf({ sending: 'collected' })).toContain('It was to be collected, and')
  })
})
