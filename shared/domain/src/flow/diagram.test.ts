import { expect, test } from 'vitest'
import { flowPage } from './diagram.ts'
import { steps } from './steps.ts'
import { table } from './table.ts'

test('the documentation shows the current flow', async () => {
  await expect(flowPage()).toMatchFileSnapshot('../../../../docs/booking-flow.md')
})

test('every step is reachable from the item category', () => {
  const reached = new Set(['item-category'])
  for (const step of steps)
    for (const { arrows } of Object.values(table[step]))
      for (const { to } of arrows) reached.add(to)
  expect([...reached].sort()).toEqual([...steps].sort())
})
