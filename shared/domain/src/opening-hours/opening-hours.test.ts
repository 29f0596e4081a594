import { expect, test } from 'vitest'
import type { OpeningHours } from '@darnley/contract/opening-hours'
import type { Day } from '#src/turnaround/day.ts'
import { hourInWords, hoursInWords, hoursOn, mapUrl } from './opening-hours.ts'

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const
const hours: OpeningHours = [
  ...WEEKDAYS.map((day) => ({ day, opens: '09:30', closes: '18:30' })),
  { day: 'saturday', opens: '10:00', closes: '18:00' },
]
const day = (text: string): Day => text as Day

test('days with the same hours stand together, and closed ones are left out', () => {
  expect(hoursInWords(hours)).toEqual(['Mon to Fri 9.30 am to 6.30 pm', 'Sat 10 am to 6 pm'])
})

test('a day off in between separates the days', () => {
  const without = hours.filter((each) => each.day !== 'wednesday')
  expect(hoursInWords(without)).toEqual([
    'Mon to Tue 9.30 am to 6.30 pm',
    'Thu to Fri 9.30 am to 6.30 pm',
    'Sat 10 am to 6 pm',
  ])
})

test('a lunch break is told, and the day ends with its last hour', () => {
  const halves: OpeningHours = [
    { day: 'monday', opens: '13:00', closes: '17:00' },
    { day: 'monday', opens: '09:00', closes: '12:00' },
  ]
  expect(hoursInWords(halves)).toEqual(['Mon 9 am to 12 pm and 1 pm to 5 pm'])
  expect(hoursOn(day('2026-11-23'), halves)).toBe('Open today until 5 pm')
})

test.each([
  ['2026-11-23', 'Open today until 6.30 pm'],
  ['2026-11-28', 'Open today until 6 pm'],
  ['2026-11-29', 'Closed today'],
])('%s: %s', (date, words) => {
  expect(hoursOn(day(date), hours)).toBe(words)
})

test('a place whose hours were not given is not called closed', () => {
  expect(hoursOn(day('2026-11-23'), [])).toBeNull()
  expect(hoursInWords([])).toEqual([])
})

test('midnight and noon read as people say them', () => {
  expect(['00:00', '12:00', '12:05'].map(hourInWords)).toEqual(['12 am', '12 pm', '12.05 pm'])
})

test('the map finds the address', () => {
  const address = { line1: '5 The Broadway', line2: '', city: 'London', postcode: 'E15 4QS' }
  expect(mapUrl({ address })).toBe(
    'https://www.openstreetmap.org/search?query=5+The+Broadway%2C+London%2C+E15+4QS',
  )
})
