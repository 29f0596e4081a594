import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { AreaPage } from '@darnley/contract/area'
import { contentScreensFile } from '@darnley/contract/content-screen'
import { noticesFile, rendererNoticesFile } from '@darnley/contract/release'
import type { Exposes } from './declared.ts'
import { buildServerBundle } from './server-bundle.ts'

interface ContentScreensOptions {
  /** All pages; those with `hasContent` get a renderer. */
  readonly pages: readonly AreaPage[]
  readonly exposes: Exposes
}

/** Where an area describes its pages to search engines: exports `structuredData`. */
const ownStructuredData = 'src/structured-data/structured-data.ts'

/** Where an area lists further addresses of its pages: exports `listAddresses`, and the component `AddressPage`. */
const ownAddresses = 'src/content-addresses/content-addresses.tsx'

/** Adds the renderer of pages with content to the release. The edge runs it, never a visitor's request. */
export function contentScreens({ pages, exposes }: ContentScreensOptions): Plugin {
  let root = ''
  return {
    name: 'content-screens',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    async generateBundle() {
      const own = pages.filter(({ hasContent }) => hasContent)
      if (own.length === 0) return
      const { renderer, notices } = await bundled(root, entrySource(root, { pages: own, exposes }))
      this.emitFile({ type: 'asset', fileName: contentScreensFile, source: renderer })
      this.emitFile({ type: 'asset', fileName: rendererNoticesFile, source: notices })
    },
  }
}

function entrySource(root: string, { pages, exposes }: ContentScreensOptions): string {
  const described = resolve(root, ownStructuredData)
  const modules = new Map(pages.map(({ path, module }) => [path, module]))
  const imports = [...modules.values()].map(
    (module, index) =>
      `import { Page as Page${index} } from ${JSON.stringify(resolve(root, exposes[module] ?? ''))}`,
  )
  const entries = [...modules.keys()].map((path, index) => `${JSON.stringify(path)}: Page${index}`)
  const structured = existsSync(described)
    ? `import { structuredData } from ${JSON.stringify(described)}`
    : 'const structuredData = () => []'
  const listed = resolve(root, ownAddresses)
  const addresses = existsSync(listed)
    ? `import { AddressPage, listAddresses } from ${JSON.stringify(listed)}\nexport { listAddresses }`
    : 'const AddressPage = undefined'
  return `
import { renderContent } from '@darnley/web/content-screens'
${addresses}
${structured}
${imports.join('\n')}
const pages = { ${entries.join(', ')} }
export const renderScreen = (input) => renderContent({ ...input, Page: pages[input.path] ?? AddressPage, structuredData })
`
}

async function bundled(
  root: string,
  source: string,
): Promise<{ readonly renderer: Buffer; readonly notices: Buffer }> {
  const outDir = await mkdtemp(join(tmpdir(), 'content-screens-'))
  try {
    await buildServerBundle({ root, source, outDir, file: 'render.mjs' })
    return {
      renderer: await readFile(join(outDir, 'render.mjs')),
      notices: await readFile(join(outDir, noticesFile)),
    }
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}
