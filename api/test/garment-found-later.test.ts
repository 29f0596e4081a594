import type { WorkshopGarment } from '@darnley/contract/workshop-garments'
import type { OrderMessages } from '@darnley/contract/workshop-messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signInToWorkshop } from './support/staff.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'
import type { Answer, Visitor } from './support/visitor.ts'
import { checkIn, placeForWorkshop } from './support/workshop.ts'

let environment: TestEnvironment
let tailor: Visitor
let manager: Visitor

beforeAll(async () => {
  environment = await startTestEnvironment()
  tailor = await signInToWorkshop(environment, 'tailor')
  manager = await signInToWorkshop(environment, 'manager')
})
afterAll(() => environment.stop())

describe('a garment that was missing and came later', () => {
  const find = (id: string, body: object): Promise<Answer<WorkshopGarment>> =>
    tailor.post(`/workshop/garments/${id}/found`, { body })

  async function missingTwo(email: string): Promise<{ id: string; garments: readonly string[] }> {
    const id = await placeForWorkshop(environment, { garments: 3, email })
    const { body } = await checkIn(tailor, {
      id,
      garments: [
        { number: 1, found: 'here' },
        { number: 2, found: 'missing' },
        { number: 3, found: 'missing' },
      ],
    })
    return { id, garments: body.order.garments.map((garment) => garment.id ?? '') }
  }

  it('is told to its customer in one mail, however often it is pressed and corrected', async () => {
    const email = 'found-later@example.com'
    const { id, garments } = await missingTwo(email)
    const [, second = '', third = ''] = garments
    await environment.mailbox.mailsTo(email, 1)
    const presses = await Promise.all([
      find(second, { version: 0, found: 'here' }),
      find(second, { version: 0, found: 'here' }),
    ])
    expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [told] = await environment.mailbox.mailsTo(email, 2)
    expect(told?.subject).toMatch(/^One more garment is here: your Darnley order /)
    expect(told?.text).toContain('Jeans: it was missing before, and is with our tailors now.')
    expect(told?.text).toContain('Still missing: Jeans.')
    expect(told?.text).not.toMatch(/plan to have the work done/)
    await find(second, { version: 1, found: 'missing' })
    await find(second, { version: 2, found: 'here' })
    await find(third, { version: 0, found: 'stained', words: 'Rust on the pocket' })
    const mails = await environment.mailbox.mailsTo(email, 3)
    expect(mails[0]?.subject).toMatch(/^All your clothes are here now/)
    expect(mails[0]?.text).toContain('Rust on the pocket.')
    const { body } = await manager.get<OrderMessages>(`/workshop/orders/${id}/messages`)
    expect(body.sent.map(({ name }) => name)).toEqual([
      'A missing garment has arrived',
      'A missing garment has arrived',
      'The clothes have arrived',
    ])
  })

  it('is not told when it never comes, or when it was here from the beginning', async () => {
    const email = 'never-comes@example.com'
    const { id, garments } = await missingTwo(email)
    const [first = '', second = ''] = garments
    await find(first, { version: 0, found: 'stained', words: 'A mark' })
    await find(second, { version: 0, found: 'ended', words: 'It stays at home' })
    const { body } = await manager.get<OrderMessages>(`/workshop/orders/${id}/messages`)
    expect(body.sent.map(({ name }) => name)).toEqual(['The clothes have arrived'])
  })
})
