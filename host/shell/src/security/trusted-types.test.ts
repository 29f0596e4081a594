// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { allowFirstScreen } from './known-html.ts'
import { allowHtml, allowScriptUrl } from './trusted-types.ts'

describe('[X29] HTML', () => {
  it.each([
    '',
    'Accept all',
    'Cookies & more, 5 > 4 &lt;b&gt;',
    '<br>',
    '<svg viewBox="0 0 24 24" stroke-width="1.5"><path d="M 19.5 4.5 L 4.5 19.5"/></svg>',
  ])('may be the text and icons of a library: %s', (html) => {
    expect(allowHtml(html)).toBe(html)
  })

  it.each([
    '<b>bold</b>',
    '<script>alert(1)</script>',
    '<img src="x" onerror="alert(1)">',
    '<svg onload="alert(1)"></svg>',
    '<svg viewBox="0 0 1 1" stroke-width="1"><path d="M0"/></svg><img src=x>',
    '<svg viewBox="0 0 1 1" stroke-width="1"><path d="M0" onclick="alert(1)"/></svg>',
    '<a href="javascript:alert(1)">a</a>',
    'text <',
  ])('may not be anything else: %s', (html) => {
    expect(() => allowHtml(html)).toThrow(TypeError)
  })

  it('may be the first screen in the document', () => {
    const markup = '<h1>Welcome</h1><a href="/">Book</a>'
    expect(() => allowHtml(markup)).toThrow(TypeError)
    allowFirstScreen(markup)
    expect(allowHtml(markup)).toBe(markup)
    expect(() => allowHtml(`${markup}<p>more</p>`)).toThrow(TypeError)
  })
})

describe('The URL of a script', () => {
  const origins = ['https://darnley.example', 'https://js.stripe.com']

  it('may be of a configured origin', () => {
    expect(allowScriptUrl('https://js.stripe.com/v3', origins)).toBe('https://js.stripe.com/v3')
  })

  it('may be of a host below Stripe’s, where Stripe’s own may be', () => {
    const url = 'https://b.js.stripe.com/part.js'
    expect(allowScriptUrl(url, origins)).toBe(url)
    expect(() => allowScriptUrl(url, ['https://darnley.example'])).toThrow(TypeError)
  })

  it.each([
    'https://js.stripe.com.evil.example/v3',
    'https://b.js.stripe.com.evil.example/v3',
    'http://b.js.stripe.com/v3',
    'data:text/javascript,alert(1)',
    'blob:https://evil.example/1',
  ])('may not be %s', (url) => {
    expect(() => allowScriptUrl(url, origins)).toThrow(TypeError)
  })
})
