import { calls } from '@darnley/contract/calls'
import type { RouteDefinition } from '@darnley/contract/route'
import { expect, it } from 'vitest'
import { payments } from './open-requests.ts'

it('what settles a payment is what the contract says so of', () => {
  const all: readonly RouteDefinition[] = Object.values(calls)
  const settling = all.filter(({ importance }) => importance === 'payment')
  expect([...payments].toSorted()).toEqual(settling.map(({ path }) => `/api${path}`).toSorted())
})
