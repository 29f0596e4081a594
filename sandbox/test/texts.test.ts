import { describe, expect, it } from 'vitest'
import { sandboxForThisFile } from './support/fresh-sandbox.ts'

const sandbox = sandboxForThisFile()
const account = `AC${'0'.repeat(32)}`

async function send(
  fields: Record<string, string>,
  token = 'twilio_sandbox',
): Promise<{ status: number; body: unknown }> {
  const path = `/twilio/2010-04-01/Accounts/${account}/Messages.json`
  const response = await fetch(sandbox().url + path, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}` },
    body: new URLSearchParams({
      ...{ To: '+447400123456', From: '+447700900000', Body: 'Hello', ...fields },
    }),
  })
  return { status: response.status, body: await response.json() }
}

describe('Twilio', () => {
  it('takes a message, lists it and shows it', async () => {
    const To = '+447400111111'
    const { status, body } = await send({ To, Body: 'Which <b>hem</b>?' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ to: To, body: 'Which <b>hem</b>?', direction: 'outbound-api' })
    const listed = await fetch(`${sandbox().url}/texts.json?phone=${encodeURIComponent(To)}`)
    expect(await listed.json()).toMatchObject([{ receiver: To, body: 'Which <b>hem</b>?' }])
    const page = await (await fetch(`${sandbox().url}/texts`)).text()
    expect(page).toContain('Which &lt;b&gt;hem&lt;/b&gt;?')
  })

  it.each([
    ['another token', {}, 'other', 401, 20003],
    ['no number', { To: '07400 123456' }, undefined, 400, 21211],
    ['no words', { Body: '' }, undefined, 400, 21619],
  ])('refuses %s with its code', async (_name, fields, token, status, code) => {
    expect(await send(fields, token)).toMatchObject({ status, body: { code } })
  })

  it('sends nothing to a phone that answered STOP', async () => {
    const To = '+447400222222'
    const { body } = await send({ To })
    const { sid } = body as { sid: string }
    const answered = await fetch(`${sandbox().url}/texts/${sid}/answer`, {
      method: 'POST',
      body: new URLSearchParams({ words: 'STOP' }),
    })
    expect(answered.status).toBe(200)
    expect(await send({ To })).toMatchObject({ status: 400, body: { code: 21610 } })
  })
})
