import type { BrowserContext } from '@playwright/test'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { escapeHtml } from '@darnley/node/html'
import type { Change, Surroundings } from './tree.ts'

/** Path of the bare page, on the origin of the site, whose style sheets and pictures it shows. */
export const BARE_PATH = '/bench-bare'
const SCRIPT_PATH = '/bench-bare.js'

/** Builds the bare page as the areas are built, with React in it. */
export async function buildBarePage(): Promise<string> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: join(import.meta.dirname, 'bare-page.ts') },
    },
  })
  const [chunk] = ([built].flat() as Rolldown.RolldownOutput[]).flatMap(({ output }) => output)
  if (chunk?.type !== 'chunk') throw new Error('The bare page was not built')
  return chunk.code
}

interface Bare {
  readonly siteUrl: string
  readonly script: string
  readonly changes: readonly Change[]
  readonly surroundings: Surroundings
}

/** Answers for the bare page in all pages of a context. */
export async function serveBarePage(context: BrowserContext, bare: Bare): Promise<void> {
  const { siteUrl, script } = bare
  await context.route(siteUrl + SCRIPT_PATH, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
  await context.route(siteUrl + BARE_PATH, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: documentOf(bare) }),
  )
}

function documentOf({ changes, surroundings }: Bare): string {
  const { htmlAttributes, bodyAttributes, sheets } = surroundings
  const links = sheets.map((sheet) =>
    'href' in sheet
      ? `<link rel="stylesheet" href="${escapeHtml(sheet.href)}">`
      : `<style>${sheet.text}</style>`,
  )
  const json = JSON.stringify(changes).replaceAll('<', String.raw`\u003c`)
  return `<!doctype html><html${attributes(htmlAttributes)}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Bare</title>${links.join('')}
</head><body${attributes(bodyAttributes)}><script type="application/json" id="changes">${json}</script>
<script type="module" src="${SCRIPT_PATH}"></script></body></html>`
}

function attributes(all: Readonly<Record<string, string>>): string {
  return Object.entries(all)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('')
}
