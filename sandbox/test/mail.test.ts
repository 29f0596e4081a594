import { createTransport } from 'nodemailer'
import { describe, expect, it } from 'vitest'
import { sandboxForThisFile } from './support/fresh-sandbox.ts'

const sandbox = sandboxForThisFile()

interface Mail {
  id: string
  subject: string
  to: string[]
  html: string
  text: string
  attachments: { filename: string; path: string }[]
}

async function send(mail: Record<string, unknown>): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port: sandbox().smtpPort })
  await transport.sendMail({ from: 'Darnley <hello@darnley.example>', ...mail })
  transport.close()
}

async function mailsTo(address: string): Promise<Mail[]> {
  const query = new URLSearchParams({ to: address })
  const response = await fetch(`${sandbox().url}/mailbox.json?${query}`)
  return (await response.json()) as Mail[]
}

async function get(path: string): Promise<Response> {
  return fetch(sandbox().url + path)
}

describe('the mailbox', () => {
  it('stores a mail with its subject, both texts and its attachments', async () => {
    await send({
      to: 'amara@example.com',
      subject: 'Your order: £23.50 – thank you',
      text: 'Thank you, Amara',
      html: '<h1>Thank you, Amara</h1>',
      attachments: [{ filename: 'label.pdf', content: Buffer.from('%PDF') }],
    })
    const [mail] = await mailsTo('Amara@example.com')
    expect(mail).toMatchObject({
      subject: 'Your order: £23.50 – thank you',
      to: ['amara@example.com'],
      attachments: [{ filename: 'label.pdf' }],
    })
    expect(mail?.text.trim()).toBe('Thank you, Amara')
    expect(mail?.html).toContain('<h1>Thank you, Amara</h1>')
    const one = await get(`/mailbox/${mail?.id}.json`)
    expect(await one.json()).toEqual(mail)
  })

  it('opens attachments, and shows the pictures that travel inside the mail', async () => {
    await send({
      to: 'files@example.com',
      subject: 'Files',
      html: '<img src="cid:code"><p>Hello</p>',
      attachments: [
        { filename: 'label.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF') },
        {
          filename: 'code.png',
          contentType: 'image/png',
          content: Buffer.from('PNG'),
          cid: 'code',
        },
      ],
    })
    const [mail] = await mailsTo('files@example.com')
    const label = mail?.attachments.find(({ filename }) => filename === 'label.pdf')
    const file = await get(label?.path ?? '')
    expect(file.headers.get('content-type')).toBe('application/pdf')
    expect(await file.text()).toBe('%PDF')
    expect(mail?.html).toContain(`data:image/png;base64,${btoa('PNG')}`)
    const page = await (await get(`/mailbox/${mail?.id}`)).text()
    expect(page).toContain(`href="${label?.path}"`)
    expect((await get(`/mailbox/${mail?.id}/attachments/7`)).status).toBe(404)
  })

  it('[I5] drops a mail that is sent again with the same Message-ID', async () => {
    const mail = { to: 'twice@example.com', subject: 'Once', text: '1', messageId: '<1@test>' }
    await send(mail)
    await send(mail)
    await send({ ...mail, to: 'another@example.com' })
    expect(await mailsTo('twice@example.com')).toHaveLength(1)
    expect(await mailsTo('another@example.com')).toHaveLength(1)
  })

  it('lists mails newest first, optionally of one address', async () => {
    await send({ to: 'order@example.com', subject: 'First', text: '1' })
    await send({ to: 'other@example.com', subject: 'Elsewhere', text: '2' })
    await send({ to: 'order@example.com', subject: 'Second', text: '3' })
    const subjects = (await mailsTo('order@example.com')).map(({ subject }) => subject)
    expect(subjects).toEqual(['Second', 'First'])
    expect(await mailsTo('%')).toEqual([])
  })

  it('shows hostile mail without executing it', async () => {
    const html = '<script>alert(1)</script><p>Hello</p>'
    await send({ to: 'eve@example.com', subject: '<img src=x onerror=alert(1)>', html })
    const [mail] = await mailsTo('eve@example.com')
    const page = await (await get(`/mailbox/${mail?.id}`)).text()
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(page).toContain('sandbox="allow-popups')
    const message = await get(`/mailbox/${mail?.id}/html`)
    const policy = message.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('script-src')
    expect(policy).toContain('sandbox')
  })

  it('responds with 404 for an unknown mail', async () => {
    for (const path of ['/mailbox/999999', '/mailbox/nonsense', '/mailbox/999999.json']) {
      expect((await get(path)).status).toBe(404)
    }
  })

  it('can be emptied with one button', async () => {
    await send({ to: 'last@example.com', subject: 'Last', text: '1' })
    const page = await fetch(`${sandbox().url}/mailbox/delete-all`, { method: 'POST', body: '' })
    expect(await page.text()).toContain('No mail has arrived yet.')
    expect(await mailsTo('last@example.com')).toEqual([])
  })
})

describe('the mail server', () => {
  it('refuses a mail larger than 10 MB and keeps running', async () => {
    const huge = { to: 'huge@example.com', subject: 'Huge', text: 'x'.repeat(11 * 1024 * 1024) }
    await expect(send(huge)).rejects.toMatchObject({ responseCode: 552 })
    await send({ to: 'huge@example.com', subject: 'Small', text: 'x' })
    expect((await mailsTo('huge@example.com')).map(({ subject }) => subject)).toEqual(['Small'])
  })

  it('stores concurrent mails', async () => {
    const mails = Array.from({ length: 12 }, (_, index) => `Mail ${index}`)
    await Promise.all(
      mails.map((subject) => send({ to: 'many@example.com', subject, text: subject })),
    )
    expect(await mailsTo('many@example.com')).toHaveLength(12)
  })
})
