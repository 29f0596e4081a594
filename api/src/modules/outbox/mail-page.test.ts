import { expect, it } from 'vitest'
import { unbroken } from './mail-page.ts'

it.each([
  ['Ignore this e-mail.', 'Ignore this <span style="white-space:nowrap">e-mail</span>.'],
  ['E-mail & more', '<span style="white-space:nowrap">E-mail</span> &amp; more'],
  ['Sent by <mail>', 'Sent by &lt;mail&gt;'],
])('%j keeps its e-mail in one line', (text, expected) => {
  expect(unbroken(text).text).toBe(expected)
})
