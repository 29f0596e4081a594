import { expect, test } from 'vitest'
import { formatMoment, formatTime, formatWeekdayMoment } from './moment.ts'

const summerNight = new Date('2026-06-30T23:30:00.000Z')
const winterEvening = new Date('2026-11-27T18:00:00.000Z')

test('a moment is read in London, in summer and in winter', () => {
  expect(formatTime(summerNight)).toBe('00:30')
  expect(formatMoment(summerNight)).toBe('1 July at 00:30')
  expect(formatWeekdayMoment(summerNight)).toBe('Wednesday 1 July at 00:30')
  expect(formatTime(winterEvening)).toBe('18:00')
  expect(formatMoment(winterEvening)).toBe('27 November at 18:00')
  expect(formatWeekdayMoment(winterEvening)).toBe('Friday 27 November at 18:00')
})
