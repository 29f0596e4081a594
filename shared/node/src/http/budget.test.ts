import { expect, it } from 'vitest'
import { createBudget } from './budget.ts'

it('[X4] gives each caller a separate budget, and a refusal says how long to wait', () => {
  const budget = createBudget({ perMinute: 2, mostCallers: 10 })
  expect(budget.spend('a', 1).isAllowed).toBe(true)
  expect(budget.spend('a', 1).isAllowed).toBe(true)
  expect(budget.spend('a', 1)).toMatchObject({ isAllowed: false, retryAfterSeconds: 30 })
  expect(budget.spend('b', 1).isAllowed).toBe(true)
})

it('[X5] forgets the callers that called longest ago', () => {
  const budget = createBudget({ perMinute: 1, mostCallers: 2 })
  for (const caller of ['a', 'b', 'c']) budget.spend(caller, 1)
  expect(budget.spend('c', 1).isAllowed).toBe(false)
  expect(budget.spend('a', 1).isAllowed).toBe(true)
})
