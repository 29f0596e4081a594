import { expect, it } from 'vitest'
import { findingsInUrl, personalDataIn, secretsIn } from './findings.ts'

it.each([
  ['{"msg":"mail to amara.1f2e@example.com failed"}', 'an e-mail address'],
  ['GET /password_reset?email=ida%40example.com', 'an e-mail address'],
  ['phone 07700 900123', 'a phone number'],
  ['+447700900123', 'a phone number'],
  ['GET /?phone=%2B44%207700+900123', 'a phone number'],
  ['card 4242 4242 4242 4242', 'a card number'],
  ['4000002500003155', 'a card number'],
  ['name: Amara Osei', 'a name'],
  ['14 Weavers%20Row', 'an address'],
  [`{"order_id_token":"${'a'.repeat(43)}"}`, 'an order token'],
  [`cookie: staff_refresh=${'a'.repeat(43)}`, 'a session'],
  ['pi_3abc_secret_9xyz', 'a client secret'],
])('[S21] finds personal data in %s', (line, what) => {
  expect(personalDataIn(line)).toEqual([what])
})

it.each([
  '{"reqId":"69771883-210d-4d05-8fb6-1555e11a0b6d","route":"/public/guest_checkout_v2","status":200,"ms":4.2}',
  '{"time":1795247890123,"pid":4242,"event":"signed_in","caller":"x9_Zk1l2m3n4"}',
  '{"reqId":"2ca646b9-f1c0-4242-8055-30590238b009","route":"/public/get_basket"}',
  '{"sum":0.07700900000000001}',
  '{"reqId":"57f28621-4132-4677-afba-466fa94dce64","responseTime":0.4000800000003437}',
])('[S21] accepts the line %s', (line) => {
  expect(personalDataIn(line)).toEqual([])
})

it('[S21] finds data in addresses, except what section 7 prescribes', () => {
  const token = 'a'.repeat(43)
  expect(findingsInUrl(`http://localhost:3000/thank-you?orderIdToken=${token}`)).toEqual([])
  const secret = 'payment_intent_client_secret=pi_3abc_secret_9xyz'
  expect(findingsInUrl(`http://localhost:3000/validate-payment?${secret}`)).toEqual([])
  expect(findingsInUrl('http://localhost:3000/checkout?name=Amara%20Osei')).toEqual(['a name'])
  expect(findingsInUrl('https://fonts.example.net/a.woff2')).toEqual(['a third party'])
})

it.each([
  'sk_live_abcdefghijklmnop',
  '-----BEGIN PRIVATE KEY-----',
  `AKIA${'A'.repeat(16)}`,
  'postgres://api:x9Zk1l2m@db.example/api',
])('[S24] %s is a secret', (text) => {
  expect(secretsIn(`const key = "${text}"`)).toHaveLength(1)
})
