import { describe, expect, it } from 'vitest'
import { bareSubject, isAutomatic, notTaken, withNotes, wordsOfMail } from './rules.ts'

const wordsOf = (text: string): string => wordsOfMail({ text, html: '' })

describe('the words of a mail', () => {
  it.each([
    [
      'Gmail',
      'On Friday, please.\n\nOn Wed, 25 Nov 2026 at 08:40, Darnley <help@darnley.example> wrote:\n\n> Your order\n> is here',
    ],
    [
      'Apple Mail',
      'On Friday, please.\n\nSent from my iPhone\n\n> On 25 Nov 2026, at 08:40, Darnley <help@darnley.example> wrote:\n> \n> Your order',
    ],
    [
      'Outlook',
      'On Friday, please.\n\n-----Original Message-----\nFrom: Darnley <help@darnley.example>\nSent: 25 November 2026 08:40\nTo: Ida\nSubject: Your order\n\nYour order',
    ],
    ['a signature', 'On Friday, please.\n\n-- \nIda Holm\n07700 900123'],
  ])('are without what %s adds', (_name, text) => {
    expect(wordsOf(text)).toBe('On Friday, please.')
  })

  it('keep lines and what stands between', () => {
    expect(wordsOf('Hello,\r\n\r\nOn Friday?\r\nIda')).toBe('Hello,\n\nOn Friday?\nIda')
  })

  it('are read from HTML only when there is no plain text', () => {
    const html = '<p>From <i>HTML</i></p><img src="x" alt="A picture"><a href="http://x">here</a>'
    expect(wordsOfMail({ text: 'Plain', html })).toBe('Plain')
    expect(wordsOfMail({ text: ' ', html })).toBe('From HTML\n\nhere')
  })

  it('of a hostile mail are read in a moment', () => {
    const hostile = ['> '.repeat(50_000), 'On '.repeat(33_000), `On ${' '.repeat(99_000)}wrote:`]
    const since = performance.now()
    for (const text of [...hostile, '<'.repeat(99_000), '_'.repeat(99_000)]) wordsOf(text)
    for (const html of ['<div>'.repeat(20_000), '<'.repeat(99_000)]) wordsOfMail({ text: '', html })
    expect(performance.now() - since).toBeLessThan(30_000)
  })
})

describe('a mail of a program', () => {
  it.each([
    ['Auto-Submitted', 'auto-generated'],
    ['auto-submitted', 'auto-replied; owner-email="ida@example.com"'],
    ['Precedence', 'bulk'],
    ['X-Autoreply', 'yes'],
    ['List-Id', '<news.example.com>'],
    ['Return-Path', '<>'],
  ])('says so by %s: %s', (Name, Value) => {
    expect(isAutomatic([{ Name, Value }], 'ida@example.com')).toBe(true)
  })

  it('is known by its sender, and one of a person is none', () => {
    expect(isAutomatic([], 'MAILER-DAEMON@mx.example.com')).toBe(true)
    const headers = [
      { Name: 'Auto-Submitted', Value: 'no' },
      { Name: 'Return-Path', Value: '<ida@example.com>' },
    ]
    expect(isAutomatic(headers, 'ida@example.com')).toBe(false)
  })
})

it.each([
  ['Re: Your order', 'Your order'],
  ['RE: AW: Fwd:  Your order', 'Your order'],
  ['Regarding my order', 'Regarding my order'],
  ['', ''],
])('the subject %s is %s', (subject, bare) => {
  expect(bareSubject(subject)).toBe(bare)
})

it('files are named, at most five of them', () => {
  expect(notTaken([])).toEqual([])
  expect(notTaken(['a.jpg'])).toEqual(['A file was not taken: a.jpg'])
  expect(notTaken(['a', 'b', 'c', 'd', 'e', 'f', 'g'])).toEqual([
    '7 files were not taken: a, b, c, d, e and more',
  ])
  expect(withNotes('', notTaken(['a.jpg']))).toBe('(No text)\n\n[A file was not taken: a.jpg]')
})
