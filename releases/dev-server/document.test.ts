import { AreaDeclaration } from '@darnley/contract/area'
import { expect, it } from 'vitest'
import { readBlocks } from './blocks.ts'
import { rewriteDocument, type WorkingCopy } from './document.ts'

const json = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

const live = {
  importmap: {
    imports: { react: '/releases/vendor/1/assets/react.js', other: '/releases/host/1/other.js' },
    integrity: {
      '/releases/vendor/1/assets/react.js': 'sha384-r',
      '/releases/gift/1/remoteEntry.js': 'sha384-g',
      '/releases/_retry-1/gift/1/remoteEntry.js': 'sha384-g',
      '/releases/checkout/1/remoteEntry.js': 'sha384-c',
    },
  },
  areas: {
    gift: { entry: '/releases/gift/1/remoteEntry.js', pages: [], menu: [], slots: {} },
    checkout: { entry: '/releases/checkout/1/remoteEntry.js', pages: [], menu: [], slots: {} },
  },
  releases: {
    set: 'a',
    fallbacks: { gift: '/releases/gift/0/remoteEntry.js', checkout: '/releases/checkout/0/x.js' },
    shell: { fallback: true },
  },
  scripts: {
    preloads: [
      ['/releases/gift/1/assets/page.js', 'sha384-p'],
      ['/releases/checkout/1/remoteEntry.js', 'sha384-c'],
    ],
    styles: ['/releases/gift/1/assets/page.css', '/releases/checkout/1/assets/page.css'],
  },
  'page-config': { mode: 'web' },
}

const html = `<!doctype html><html><head>
<script type="importmap">${json(live.importmap)}</script>
<script type="application/json" id="areas">${json(live.areas)}</script>
<script type="application/json" id="releases">${json(live.releases)}</script>
<script type="application/json" id="scripts">${json(live.scripts)}</script>
<script type="application/json" id="page-config">${json(live['page-config'])}</script>
</head><body><div id="root"><main><div>First screen</div></main></div><noscript>No</noscript></body></html>`

const copy: WorkingCopy = {
  name: 'gift',
  declaration: AreaDeclaration.parse({
    pages: [
      {
        path: '/gift/:code',
        module: './card',
        sites: ['web'],
        title: 'Gift',
        heading: 'A <gift>',
        description: 'A gift.',
      },
    ],
  }),
  entry: '/__area__/entry.js',
  vendor: { react: '/__area__/react.js' },
  connection: '<script src="/__area__/client"></script>',
}

it('has the area and the vendor file of the working copy, and everything else of the site', () => {
  const rewritten = rewriteDocument(html, { pathname: '/basket', copy })
  expect(readBlocks(rewritten?.html ?? '')).toEqual({
    importmap: {
      imports: { react: '/__area__/react.js', other: '/releases/host/1/other.js' },
      integrity: { '/releases/checkout/1/remoteEntry.js': 'sha384-c' },
    },
    areas: {
      gift: {
        entry: '/__area__/entry.js',
        pages: [{ path: '/gift/:code', module: './card', title: 'Gift', heading: 'A <gift>' }],
        menu: [],
        slots: {},
      },
      checkout: live.areas.checkout,
    },
    releases: {
      set: 'a',
      fallbacks: { checkout: '/releases/checkout/0/x.js' },
      shell: { fallback: false },
    },
    scripts: {
      preloads: [['/releases/checkout/1/remoteEntry.js', 'sha384-c']],
      styles: ['/releases/checkout/1/assets/page.css'],
    },
    'page-config': { mode: 'web' },
  })
  expect(rewritten?.html).toContain(`</script>${copy.connection}`)
})

it('is rendered anew, because the edge rendered the live release', () => {
  const rewritten = rewriteDocument(html, { pathname: '/', copy })
  expect(rewritten?.html).toContain('<div id="root"></div><noscript>No</noscript>')
})

it.each([
  ['/gift/4711', true],
  ['/gift', false],
  ['/gift/', false],
  ['/gift/4711/more', false],
])('knows whether the working copy has the page %s', (pathname, hasPage) => {
  expect(rewriteDocument(html, { pathname, copy })?.hasPage).toBe(hasPage)
})

it('leaves a document alone that the edge did not make', () => {
  expect(rewriteDocument('<p>A receipt</p>', { pathname: '/', copy })).toBeNull()
})
