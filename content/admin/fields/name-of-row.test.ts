import { expect, it } from 'vitest'
import { nameOfRow } from './name-of-row.ts'

it.each([
  [{ question: 'Is it lined?' }, 'Is it lined?'],
  [{ day: 'monday', startsAt: '09:00', endsAt: '13:00' }, 'Monday, 09:00 to 13:00'],
  [{ day: 'sunday', opens: '10:00' }, 'Sunday, 10:00'],
  [{ name: 'Oxford Street', day: 'monday' }, 'Oxford Street'],
  [{ choice: 'measure' }, 'Measure'],
  [{ service: 'let-out-waist' }, 'let-out-waist'],
  [{}, ''],
])('%j is named by its words', (row, name) => {
  expect(nameOfRow(row)).toBe(name)
})
