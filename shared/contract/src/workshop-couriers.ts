/** The courier services and their keys, for owners. Rules: api/src/modules/workshop-couriers. */
import { z } from 'zod'
import { defineRoute } from './route.ts'

const common = {
  source: 'design: going live',
  tag: 'workshop couriers',
  access: 'workshop',
  role: 'owner',
} as const

export const CourierService = z.enum(['royalMail', 'dpd', 'evermile', 'onfleet', 'ship24'])
export type CourierService = z.infer<typeof CourierService>

export const CourierConnection = z.object({
  courier: CourierService,
  name: z.string().describe('As in "Royal Mail"'),
  used_for: z.string(),
  is_set_up: z.boolean().describe('False while its stand-in answers, because no key is set'),
  setting: z.string().describe('The setting of the api that holds its key'),
})
export type CourierConnection = z.infer<typeof CourierConnection>

export const CourierConnections = z.object({ couriers: z.array(CourierConnection) })
export type CourierConnections = z.infer<typeof CourierConnections>

export const workshopCouriers = defineRoute({
  ...common,
  method: 'GET',
  path: '/workshop/couriers',
  summary: 'The courier services, and which of them are set up; no service is asked',
  response: CourierConnections,
  errors: [401, 403],
})

/**
 * `refused`: it answers, and not to this key. `busy`: it answers that it has too much to do or fails itself, which says
 * nothing of the key. `unexpected`: it answers otherwise, as with 404, which says nothing of the key either. `unreachable`: it did not answer within 10 s.
 */
export const CourierTestResult = z.enum(['works', 'refused', 'busy', 'unexpected', 'unreachable'])

export const CourierTest = z.object({
  courier: CourierService,
  result: CourierTestResult,
  is_set_up: z.boolean().describe('False when it was the stand-in that answered'),
  status: z.int().nullable().describe('The HTTP status of its answer; null without one'),
  host: z.string().describe('Who was asked'),
  milliseconds: z.int().describe('How long the answer took'),
})
export type CourierTest = z.infer<typeof CourierTest>

export const testCourier = defineRoute({
  ...common,
  method: 'POST',
  path: '/workshop/couriers/:courier/test',
  summary: 'Tries the key of a courier service by a request that changes nothing there',
  params: z.strictObject({ courier: CourierService }),
  response: CourierTest,
  cost: 5,
  errors: [401, 403, 404],
  example: { params: { courier: 'dpd' } },
})
