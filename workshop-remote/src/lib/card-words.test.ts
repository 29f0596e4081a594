import { expect, it } from 'vitest'
import { aCard } from '#src/testing/desk.ts'
import { wayOf } from './card-words.ts'

const brought = { way: 'drop_off', brought_to_fitting: true, fitting: null } as const

it('clothes that are brought to their fitting are named by it until they go back', () => {
  const fitting = { date: '2030-03-05', starts_at: '10:20' }
  expect(wayOf(aCard(1, { ...brought, stage: 'coming', fitting }))).toMatch(
    /^Comes to its fitting on .* at 10:20$/,
  )
  expect(wayOf(aCard(1, { ...brought, stage: 'coming' }))).toBe('Fitting without a time')
  expect(wayOf(aCard(1, { ...brought, stage: 'in_work' }))).toBe('Brought to the fitting')
  expect(wayOf(aCard(1, { ...brought, stage: 'to_send_back' }))).toBe('Royal Mail')
})

it('other clothes are named by what carries them', () => {
  expect(wayOf(aCard(1, { way: 'drop_off', stage: 'in_work' }))).toBe('Drop-off')
  expect(wayOf(aCard(1, { way: 'dpd', stage: 'in_work' }))).toBe('DPD')
  const shop = { id: 'maison-vale', name: 'Maison Vale' }
  expect(wayOf(aCard(1, { ...brought, stage: 'in_work', shop }))).toBe('Maison Vale')
})
