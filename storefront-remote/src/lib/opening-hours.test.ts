import { describe, expect, it } from 'vitest'
import { openingLines } from './opening-hours.ts'

describe('Opening hours', () => {
  it('are grouped into as few lines as possible, including closed days', () => {
    const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const
    const week = days.map((day) => ({ day, opens: '09:30', closes: '18:30' }))
    const saturday = { day: 'saturday', opens: '10:00', closes: '18:00' } as const
    expect(openingLines([...week, saturday])).toEqual([
      { days: 'Mon to Fri', hours: '09:30–18:30' },
      { days: 'Sat', hours: '10:00–18:00' },
      { days: 'Sun', hours: 'closed' },
    ])
  })

  it('of a day with a break list both parts', () => {
    const [line] = openingLines([
      { day: 'monday', opens: '09:00', closes: '12:00' },
      { day: 'monday', opens: '14:00', closes: '18:00' },
    ])
    expect(line).toEqual({ days: 'Mon', hours: '09:00–12:00, 14:00–18:00' })
  })
})
