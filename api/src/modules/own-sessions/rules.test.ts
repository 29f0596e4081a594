import { expect, it } from 'vitest'
import { deviceWords } from './rules.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36`,
    'Chrome on Windows',
  ],
  [
    `Mozilla/5.0 (Linux; Android 16; SM-X210) ${webkit} Chrome/142.0.0.0 Safari/537.36`,
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
  ['node', null],
  ['', null],
  [null, null],
])('[X25] %j is shown as %j', (userAgent, words) => {
  expect(deviceWords(userAgent)).toBe(words)
})
