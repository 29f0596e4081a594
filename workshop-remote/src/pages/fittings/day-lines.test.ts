import { describe, expect, it } from 'vitest'
import { aDayFitting, aFittingDay } from '#src/testing/fittings.ts'
import { dayLines } from './day-lines.ts'

describe('The axis of a day', () => {
  const lines = dayLines(aFittingDay())

  it('has a line wherever a time begins or ends', () => {
    expect(lines.intervals).toEqual([
      { from: '10:00', minutes: 20 },
      { from: '10:20', minutes: 20 },
      { from: '10:40', minutes: 20 },
    ])
    expect(lines.between({ starts_at: '10:20', ends_at: '11:00' })).toEqual({ start: 2, end: 4 })
  })

  it('has the lines of a fitting that is longer than the times of today', () => {
    const day = aFittingDay({ fittings: [aDayFitting(1, { ends_at: '10:30' })] })
    expect(dayLines(day).intervals.map(({ minutes }) => minutes)).toEqual([20, 10, 10, 20])
  })

  it('says where a moment is', () => {
    expect(lines.at('10:25')).toEqual({ index: 1, part: 0.25 })
    expect(lines.at('09:59')).toBeNull()
    expect(lines.at('11:00')).toBeNull()
  })

  it('says on which line the words of a moment would lie', () => {
    const drawn = { heights: [3.4, 3.4, 3.4], within: 1.2 }
    expect(lines.beside('10:21', drawn)).toEqual([1])
    expect(lines.beside('10:30', drawn)).toEqual([])
    expect(lines.beside('10:39', drawn)).toEqual([2])
    expect(lines.beside('09:59', drawn)).toEqual([])
    expect(lines.beside('10:30', { ...drawn, heights: [1.25, 1.25, 1.25] })).toEqual([1, 2])
  })
})
