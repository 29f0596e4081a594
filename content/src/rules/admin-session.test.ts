import { expect, test } from 'vitest'
import { adminSession } from './admin-session.ts'

test('[X26] at a public address the cookie goes by https alone, and for that origin alone', () => {
  expect(adminSession('https://catalogue.example/admin', 3210)).toEqual({
    csrf: ['https://catalogue.example'],
    cors: ['https://catalogue.example'],
    cookies: { secure: true, sameSite: 'Strict' },
  })
})

test('without an address the admin is for this machine', () => {
  expect(adminSession(undefined, 9610)).toMatchObject({
    csrf: ['http://localhost:9610', 'http://127.0.0.1:9610'],
    cookies: { secure: false },
  })
})
