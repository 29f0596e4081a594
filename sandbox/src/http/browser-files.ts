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

/** Reads a file for the browser: removes the types from TypeScript and changes nothing else. */
export async function readBrowserFile(file: URL): Promise<BrowserFile> {
  const extension = extname(file.pathname)
  const source = await readFile(file, 'utf8')
  const content = extension === '.ts' ? stripTypeScriptTypes(source) : source
  return { contentType: contentTypes[extension] ?? 'text/plain; charset=utf-8', content }
}

/**
 * Joins modules, given in import order, into one classic script. Their top-level names must differ, since they share
 * one function scope.
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
