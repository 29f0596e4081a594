import type { OwnSession } from '@darnley/contract/own-sessions'
import { expect, it } from 'vitest'
import { deviceText, placeText } from './session-words.ts'

const session: OwnSession = {
  id: '5f0c5f0e-0000-4000-8000-000000000000',
  is_current: false,
  opened_by: 'password',
  device: 'Chrome on Windows',
  shop: null,
  network: '203.0.113.7',
  is_same_network: false,
  signed_in_at: '2026-11-22T10:00:00Z',
  last_used_at: '2026-11-22T10:00:00Z',
}

it.each([
  [{}, 'Chrome on Windows', 'On the network 203.0.113.7'],
  [{ is_same_network: true }, 'Chrome on Windows', 'On this network'],
  [{ shop: 'Maison Vale, Richmond' }, 'Chrome on Windows', 'Till of Maison Vale, Richmond'],
  [{ device: null, network: null }, 'Unknown device', 'Network unknown'],
  [{ device: null, opened_by: 'program' }, 'A program', 'On the network 203.0.113.7'],
] as const)('[X25] a session with %j reads %s, %s', (change, device, place) => {
  expect(deviceText({ ...session, ...change })).toBe(device)
  expect(placeText({ ...session, ...change })).toBe(place)
})
