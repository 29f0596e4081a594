import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { describeOwnSize, ownSizes } from './type-scale.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'type-scale-'))
  mkdirSync(join(root, 'shell/src'), { recursive: true })
  writeFileSync(join(root, 'package.json'), JSON.stringify({ workspaces: ['shell'] }))
  const shell = { name: '@darnley/shell', darnley: { runtime: 'browser' } }
  writeFileSync(join(root, 'shell/package.json'), JSON.stringify(shell))
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('[J21] a size of type', () => {
  it.each(['font-size: 15px', 'font-size: 1.1rem', 'font: 600 24px / 1.2 var(--font-display)'])(
    'outside of the scale is found: %s',
    (declaration) => {
      write(declaration)
      const [found] = ownSizes(root)
      expect(found).toEqual({ file: 'shell/src/a.css', line: 2, declaration: `${declaration};` })
      if (found) expect(describeOwnSize(found)).toMatch(/^shell\/src\/a\.css:2: .+\n {2}cure: use/)
    },
  )

  it.each([
    'font-size: var(--text-2)',
    'font: 600 var(--text-5) / 1.2 var(--font-display)',
    'font: inherit',
    'font-size: 11pt',
  ])('of the scale passes: %s', (declaration) => {
    write(declaration)
    expect(ownSizes(root)).toEqual([])
  })
})

function write(declaration: string): void {
  writeFileSync(join(root, 'shell/src/a.css'), `.a {\n  ${declaration};\n}\n`)
}
