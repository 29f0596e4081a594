/**
 * Rich text that a faulty or compromised content service could send. The node cases are Lexical nodes as in a
 * document; every script in them would set `globalThis.hostile`. Written as JSON, because prototype keys exist only
 * there.
 */
export interface HostileCase {
  readonly name: string
  readonly json: string
  /** Whether it must be shown as 'unknown node'. */
  readonly isUnknown: boolean
}

const script = 'globalThis.hostile=1'
const markup = `<img src=x onerror="${script}"><script>${script}</script>`
const svg = `<svg xmlns='http://www.w3.org/2000/svg' onload='${script}'/>`
const words = [{ type: 'text', text: 'press here' }]

/** Types that no renderer knows, whatever they contain. */
const unknownNodes: Readonly<Record<string, unknown>> = {
  'script element': { type: 'script', children: [{ type: 'text', text: script }] },
  'script element in capitals': { type: 'SCRIPT', text: script },
  'frame with a document': { type: 'iframe', srcdoc: markup, src: `javascript:${script}` },
  'object element': { type: 'object', data: `data:text/html,${markup}` },
  'embedded drawing': { type: 'svg', onload: script, innerHTML: svg },
  'formula in MathML': { type: 'math', href: `javascript:${script}` },
  'style element': { type: 'style', text: `@import 'javascript:${script}'` },
  'base element': { type: 'base', href: 'https://evil.example/' },
  'refreshing meta element': { type: 'meta', content: `0;url=javascript:${script}` },
  'form with an action': { type: 'form', action: `javascript:${script}` },
  'raw markup': { type: 'html', html: markup, value: markup },
  "Payload's block": { type: 'block', fields: { blockType: 'embed', html: markup } },
  'type that is markup': { type: markup },
  'type named constructor': { type: 'constructor' },
  'type named toString': { type: 'toString' },
  'type named __proto__': { type: '__proto__' },
  'type with a space around': { type: ' paragraph ' },
  'type that is a number': { type: 7 },
  'type that is null': { type: null },
  'type that is a list': { type: ['paragraph'] },
  'type that is an object': { type: { toString: 'paragraph' } },
  'no type': { children: words },
  'node that is null': null,
  'node that is true': true,
  'node that is a number': 42,
  'node that is markup': markup,
  'node that is a list': [{ type: 'script' }],
  'node that looks like a React element': {
    $$typeof: 'Symbol(react.element)',
    type: 'img',
    props: { dangerouslySetInnerHTML: { __html: markup } },
  },
  'unknown nodes in unknown nodes': {
    type: 'widget',
    children: [{ type: 'script', children: [{ type: 'iframe', srcdoc: markup }] }],
  },
  'children in children': { type: 'paragraph', children: [[words]] },
  'unknown node in a known one': {
    type: 'paragraph',
    children: [{ type: 'script', text: script }],
  },
}

const addresses: readonly string[] = [
  `javascript:${script}`,
  `JaVaScRiPt:${script}`,
  `  javascript:${script}`,
  `\u0001javascript:${script}`,
  `\u00a0javascript:${script}`,
  `\ufeffjavascript:${script}`,
  `java\tscript:${script}`,
  `java\nscript:${script}`,
  `java\r\nscript:${script}`,
  `java\u0000script:${script}`,
  `javascript\t:${script}`,
  `javascript&#58;${script}`,
  `&#106;avascript:${script}`,
  `javascript%3A${script}`,
  `\\u006aavascript:${script}`,
  `javascript://https://example.com/%0a${script}`,
  `javascript:/*https://*/${script}`,
  `ｊavascript:${script}`,
  `vbscript:${script}`,
  `livescript:${script}`,
  `view-source:javascript:${script}`,
  `feed:javascript:${script}`,
  `jar:javascript:${script}!/`,
  `data:text/html,${markup}`,
  `DATA:text/html;base64,PHNjcmlwdD5nbG9iYWxUaGlzLmhvc3RpbGU9MTwvc2NyaXB0Pg==`,
  `data:image/svg+xml,${svg}`,
  `data:application/xhtml+xml,${markup}`,
  'blob:https://example.com/2c5ea4c0-4067-11e9-8bad-9b1deb4d3b7d',
  'filesystem:https://example.com/temporary/x.html',
  'file:///etc/passwd',
  'about:blank',
  '//evil.example/x',
  '/\\evil.example/x',
  '\\\\evil.example\\x',
  '/\t/evil.example/x',
  '/\n/evil.example/x',
  '\t//evil.example/x',
  'https:evil.example',
  'https:\\\\evil.example',
  'evil.example/x',
  '#javascript:',
  '?javascript:',
  '',
]

const shapes: Readonly<Record<string, unknown>> = {
  'text that is markup': { type: 'text', text: markup },
  'text that ends a script': { type: 'text', text: `</script>${markup}` },
  'text with entities': { type: 'text', text: '&lt;script&gt;globalThis.hostile=1&lt;/script&gt;' },
  'text that is an object': { type: 'text', text: { toString: script, valueOf: 1 } },
  'text that is a list': { type: 'text', text: [markup] },
  'text that is a number': { type: 'text', text: 12 },
  'format that is a word': { type: 'text', text: 'a', format: 'bold' },
  'format that is endless': { type: 'text', text: 'a', format: 1e308 },
  'format that is an object': { type: 'text', text: 'a', format: { valueOf: 3 } },
  'style on a text': {
    type: 'text',
    text: 'a',
    style: `width:expression(${script});background:url(javascript:${script})`,
  },
  'children that are markup': { type: 'paragraph', children: markup },
  'children that are an object': { type: 'paragraph', children: { length: 1, 0: words[0] } },
  'children that are a number': { type: 'list', children: 5 },
  'children that are null': { type: 'quote', children: null },
  'handlers and raw markup on a paragraph': {
    type: 'paragraph',
    onclick: script,
    onClick: script,
    onMouseOver: script,
    style: `behavior:url(#x)`,
    className: 'x',
    id: 'root',
    ref: 'x',
    key: 'x',
    dangerouslySetInnerHTML: { __html: markup },
    children: words,
  },
  'heading whose tag is a script': { type: 'heading', tag: 'script', children: words },
  'list whose tag is an object element': { type: 'list', tag: 'object', children: words },
  'list item with a hostile value': { type: 'listitem', value: { valueOf: 1 }, children: words },
  'link with handlers': {
    type: 'link',
    fields: { url: 'https://example.com/', newTab: true, onclick: script, target: '_top' },
    onclick: script,
    children: words,
  },
  'link that breaks out of its attribute': {
    type: 'link',
    fields: { url: `https://example.com/"onmouseover="${script}"x="` },
    children: words,
  },
  'link whose fields are null': { type: 'link', fields: null, children: words },
  'link whose fields are markup': { type: 'link', fields: markup, children: words },
  'link whose address is a list': {
    type: 'link',
    fields: { url: [`javascript:${script}`] },
    children: words,
  },
  'link whose address is an object': {
    type: 'link',
    fields: { url: { toString: 1, valueOf: 1 } },
    children: words,
  },
  'old link with its address beside it': {
    type: 'autolink',
    url: `javascript:${script}`,
    children: words,
  },
}

const pictures: readonly unknown[] = [
  null,
  'guide',
  7,
  [],
  { url: null },
  { url: { toString: 1 } },
  ...[
    'https://evil.example/pixel.gif',
    '//evil.example/pixel.gif',
    `javascript:${script}`,
    `data:image/svg+xml,${svg}`,
    'https://evil.example/api/media/file/a.svg',
    '/api/media/file/../../../api/public/clear_basket',
    '/api/media/file/..',
    '/api/media/file/%2e%2e/x',
    '/api/media/file/a.svg?v=1#<script>',
    '/api/media/file/a.svg" onerror="globalThis.hostile=1',
    '\n/api/media/file/a.svg',
    '/API/media/file/a.svg',
  ].map((url) => ({ url, alt: 'hostile' })),
]

/** A size or a text of a wrong type must not reach the picture. */
const harmlessPicture = {
  type: 'upload',
  value: {
    url: '/api/media/file/item-jeans.svg',
    alt: { toString: 1 },
    width: { valueOf: 1, toString: 1 },
    height: '9" onload="globalThis.hostile=1',
    onerror: script,
    srcset: 'https://evil.example/x 1x',
  },
}

export const hostileNodes: readonly HostileCase[] = [
  ...Object.entries(unknownNodes).map(([name, node]) => caseOf(name, node, true)),
  ...addresses.map((url) =>
    caseOf(`link to ${JSON.stringify(url)}`, { type: 'link', fields: { url }, children: words }),
  ),
  ...Object.entries(shapes).map(([name, node]) => caseOf(name, node)),
  ...pictures.map((value) => caseOf(`picture ${JSON.stringify(value)}`, { type: 'upload', value })),
  caseOf('picture with fields of wrong types', harmlessPicture),
  {
    name: 'prototype keys',
    json: `{"type":"paragraph","__proto__":{"onclick":"${script}","children":5},"constructor":{"prototype":{"x":1}},"hasOwnProperty":1,"children":[{"__proto__":{"type":"text","text":"x"}}]}`,
    isUnknown: true,
  },
  { name: 'nesting without end', json: nested(20_000), isUnknown: true },
]

/** Invalid documents. */
export const hostileDocuments: readonly HostileCase[] = [
  ...[
    null,
    true,
    7,
    markup,
    [],
    {},
    { root: null },
    { root: markup },
    { root: [] },
    { root: { children: null } },
    { root: { type: 'root', children: markup } },
    { root: { type: 'root', children: { map: script } } },
  ].map((document) => caseOf(`document ${JSON.stringify(document)}`, document)),
  {
    name: 'document with prototype keys',
    json: '{"__proto__":{"root":{"children":[{"type":"text","text":"x"}]}}}',
    isUnknown: false,
  },
]

function caseOf(name: string, node: unknown, isUnknown = false): HostileCase {
  return { name, json: JSON.stringify(node), isUnknown }
}

function nested(levels: number): string {
  const open = '{"type":"quote","children":['
  return `${open.repeat(levels)}{"type":"text","text":"deep"}${']}'.repeat(levels)}`
}
