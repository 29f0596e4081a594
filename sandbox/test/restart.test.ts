import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase, runSandbox } from './support/sandbox.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>

beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

describe('after a restart', () => {
  it('intents, idempotency keys, mail and the call log are kept', async () => {
    const order = { amount: 2350, currency: 'gbp' }
    const options = { idempotencyKey: 'order-1' }
    const before = await runSandbox(database.url)
    const intent = await before.stripe.paymentIntents.create(order, options)
    const transport = createTransport({ host: '127.0.0.1', port: before.smtpPort })
    await transport.sendMail({ from: 'a@example.com', to: 'b@example.com', subject: 'Kept' })
    await before.stop()

    const after = await runSandbox(database.url)
    expect(await after.stripe.paymentIntents.retrieve(intent.id)).toMatchObject(order)
    expect((await after.stripe.paymentIntents.create(order, options)).id).toBe(intent.id)
    const mails = await fetch(`${after.url}/mailbox.json`)
    expect(await mails.json()).toMatchObject([{ subject: 'Kept' }])
    expect(await (await fetch(`${after.url}/calls`)).text()).toContain('SMTP DATA')
    await after.stop()
  })

  it('two sandboxes can start together on one database', async () => {
    const both = await Promise.all([runSandbox(database.url), runSandbox(database.url)])
    await Promise.all(both.map((sandbox) => sandbox.stop()))
    expect(both).toHaveLength(2)
  })
})
