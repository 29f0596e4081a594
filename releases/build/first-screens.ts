import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'
import type { AreaPage } from '@darnley/contract/area'
import {
  firstScreenCompany,
  firstScreenFile,
  firstScreenGuaranteeDays,
} from '#core/first-screen.ts'
import type { Exposes } from './declared.ts'
import { buildServerBundle } from './server-bundle.ts'

interface FirstScreensOptions {
  /** All pages; those with `firstScreen` are rendered. */
  readonly pages: readonly AreaPage[]
  readonly exposes: Exposes
}

/**
 * Renders the first state of pages, without data of a visitor, into the release. The edge inserts it into the document,
 * so that it is painted before scripts run, from the page's own component or from the remote's `ownScreen`.
 */
export function firstScreens(options: FirstScreensOptions): Plugin {
  let root = ''
  return {
    name: 'first-screens',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    async generateBundle() {
      if (!options.pages.some(({ firstScreen }) => firstScreen)) return
      const screens = await render(root, entrySource(root, options))
      for (const [path, source] of Object.entries(screens)) {
        if (source.includes(' style="'))
          this.error(
            `The first screen of ${path} has a style attribute, which the site's policy refuses`,
          )
        this.emitFile({ type: 'asset', fileName: firstScreenFile(path), source: inert(source) })
      }
    },
  }
}

/** Links lead on. Other controls don't work before hydration, so they take no click, focus or input. */
function inert(markup: string): string {
  return markup.replace(/<(?=(?:button|input|select|textarea)\b)(\w+)/g, '<$1 inert=""')
}

/**
 * A remote whose pages say nothing before their data is there has one first screen for all of them, which gets the path
 * and the heading of the page: the component `FirstScreen` of this file.
 */
const ownScreen = 'src/first-screen.tsx'

/** A module that prints path > markup as JSON. It exits explicitly, because stores may keep handles open. */
function entrySource(root: string, { pages, exposes }: FirstScreensOptions): string {
  const own = resolve(root, ownScreen)
  const isOwn = existsSync(own)
  const screens = pages
    .filter(({ firstScreen }) => firstScreen)
    .map((page) => ({ page, file: isOwn ? own : resolve(root, exposes[page.module] ?? '') }))
  const imports = screens.map(
    ({ file }, index) =>
      `import { ${isOwn ? 'FirstScreen' : 'Page'} as Page${index} } from ${JSON.stringify(file)}`,
  )
  const rendered = screens.map(({ page: { path, heading } }, index) => {
    const props = isOwn ? { path, heading } : {}
    return `[${JSON.stringify(path)}, Page${index}, ${JSON.stringify(props)}]`
  })
  return `
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { QueryClient, QueryClientProvider } from '@darnley/web/query'
${imports.join('\n')}
const screens = [${rendered.join(', ')}].map(([location, Page, props]) => [
  location,
  renderToStaticMarkup(
    createElement(StaticRouter, { location },
      createElement(QueryClientProvider, { client: new QueryClient() }, createElement(Page, props))),
  ),
])
process.stdout.write(JSON.stringify(Object.fromEntries(screens)), () => process.exit())
`
}

/** The page's configuration during rendering; the edge fills in what differs between sites. */
const config = JSON.stringify({
  mode: 'web',
  company: { name: firstScreenCompany },
  guaranteeDays: firstScreenGuaranteeDays,
})
const banner = `globalThis.document = { cookie: '', querySelector: () => null, getElementById: () => ({ textContent: ${JSON.stringify(config)} }) };`

async function render(root: string, source: string): Promise<Record<string, string>> {
  const outDir = await mkdtemp(join(tmpdir(), 'first-screens-'))
  try {
    await buildServerBundle({ root, source, outDir, file: 'render.mjs', banner })
    const { stdout } = await promisify(execFile)(process.execPath, [join(outDir, 'render.mjs')])
    return JSON.parse(stdout) as Record<string, string>
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}
