import { expect, it } from 'vitest'
import { feeKeys } from '../../src/rules/usual-fees.ts'
import { partsOf } from './as-read.ts'

it('shows what the site puts in', () => {
  expect(partsOf('{company} asks {home_delivery}.')).toEqual([
    { text: 'the name of the company', isPutIn: true },
    { text: ' asks ', isPutIn: false },
    { text: 'the fee for home delivery', isPutIn: true },
    { text: '.', isPutIn: false },
  ])
})

it('knows every fee, and leaves what is misspelt', () => {
  for (const key of feeKeys) expect(partsOf(`{${key}}`)[0]?.isPutIn).toBe(true)
  expect(partsOf('{homedelivery}')).toEqual([{ text: '{homedelivery}', isPutIn: false }])
})
