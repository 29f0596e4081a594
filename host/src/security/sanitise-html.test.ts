// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { sanitiseHtml } from './sanitise-html.ts'
import { allowScriptUrl } from './trusted-types.ts'

describe('Sanitised HTML', () => {
  it('keeps plain markup with its classes and labels', () => {
    const html = '<div class="a" aria-label="b"><button type="button">Accept all</button></div>'
    expect(sanitiseHtml(html)).toBe(html)
  })

  it.each([
    '<script>alert(1)</script>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<object data="x"></object>',
    '<style>* { display: none }</style>',
    '<template><p>x</p></template>',
    '<math><mi>x</mi></math>',
    '<form action="https://evil.example"></form>',
    '<base href="https://evil.example">',
    '<meta http-equiv="refresh" content="0">',
  ])('holds nothing of %s', (html) => {
    expect(sanitiseHtml(html)).toBe('')
  })

  it.each([
    ['<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href=" java&#10;script:alert(1)">a</a>', '<a>a</a>'],
    ['<img src="data:text/html,x">', '<img>'],
    ['<p style="position:fixed">a</p>', '<p>a</p>'],
  ])('makes %s harmless', (html, expected) => {
    expect(sanitiseHtml(html)).toBe(expected)
  })

  it('keeps ordinary addresses', () => {
    const html = '<a href="/terms">a</a><a href="https://a.example">b</a><a href="#c">c</a>'
    expect(sanitiseHtml(html)).toBe(html)
  })
})

describe('The address of a script', () => {
  const origins = ['https://darnley.example', 'https://js.stripe.com']

  it('may be one of the origins that are configured', () => {
    expect(allowScriptUrl('https://js.stripe.com/v3', origins)).toBe('https://js.stripe.com/v3')
  })

  it.each([
    'https://js.stripe.com.evil.example/v3',
    'data:text/javascript,alert(1)',
    'blob:https://evil.example/1',
  ])('may not be %s', (url) => {
    expect(() => allowScriptUrl(url, origins)).toThrow(TypeError)
  })
})
