import { expect, it } from 'vitest'
import { fromDemonstration } from './demonstration-notice.ts'

it('[X2] a mail of a demonstration begins with a notice', () => {
  const mail = {
    to: 'a@b.example',
    subject: 'Hi',
    text: 'Hello',
    html: '<body style="x"><p>Hello</p></body>',
  }
  const { text, html, subject } = fromDemonstration(mail)
  const notice = 'This is a demonstration: nothing is really ordered or charged.'
  expect(text).toBe(`${notice}\n\nHello`)
  expect(html).toMatch(new RegExp(`^<body style="x"><p role="note"[^>]*>${notice}</p><p>Hello</p>`))
  expect(subject).toBe('Hi')
})
