import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { extname } from 'node:path'

export interface BrowserFile {
  contentType: string
  content: string
}

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ts': 'text/javascript; charset=utf-8',
}

/** Reads a file as the browser gets it: TypeScript loses its types and nothing else. */
export async function readBrowserFile(file: URL): Promise<BrowserFile> {
  const extension = extname(file.pathname)
  const source = await readFile(file, 'utf8')
  const content = extension === '.ts' ? stripTypeScriptTypes(source) : source
  return { contentType: contentTypes[extension] ?? 'text/plain; charset=utf-8', content }
}

/**
 * One classic script out of modules, given in the order of their imports. Their top-level names
 * must differ: each becomes a name of the same function.
 */
export async function joinScripts(files: URL[]): Promise<string> {
  const parts = await Promise.all(
    files.map(async (file) => {
      const { content } = await readBrowserFile(file)
      const withoutImports = content.replaceAll(/^import [\s\S]*?from '[^']*'$/gm, '')
      return withoutImports.replaceAll(/^export /gm, '').trim()
    }),
  )
  return `(() => {\n'use strict'\n\n${parts.join('\n\n')}\n})()\n`
}
