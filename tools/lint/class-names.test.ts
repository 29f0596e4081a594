import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { classFaults, describeClassFault } from './class-names.ts'

let root = ''
const write = (name: string, text: string): void => {
  writeFileSync(join(root, 'shell', name), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'class-names-'))
  mkdirSync(join(root, 'shell/src/parts'), { recursive: true })
  writeFileSync(join(root, 'package.json'), JSON.stringify({ workspaces: ['shell'] }))
  const shell = { name: '@darnley/shell', darnley: { runtime: 'browser' } }
  write('package.json', JSON.stringify(shell))
  write('src/a.module.css', '.head { background: url(./a.svg) }\n.head .row { margin: 0 }\n')
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('the classes of a CSS module', () => {
  it('are those that its components name, from wherever they import it', () => {
    write('src/a.tsx', "import styles from './a.module.css'\nstyles['head']\n")
    write('src/parts/b.tsx', "import own from '#src/a.module.css'\nown['row']\n")
    expect(classFaults(root)).toEqual([])
  })

  it('are missing when a component names another one', () => {
    write('src/a.tsx', "import styles from './a.module.css'\nstyles['head'], styles['rows']\n")
    const [missing, unused] = classFaults(root)
    expect(missing && describeClassFault(missing)).toMatch(
      /^shell\/src\/a\.tsx: no class rows in shell\/src\/a\.module\.css\n {2}cure: add/,
    )
    expect(unused && describeClassFault(unused)).toMatch(
      /^shell\/src\/a\.module\.css: no component names the class row\n {2}cure: delete/,
    )
  })

  it('may be built on by another style sheet', () => {
    write('src/a.tsx', "import styles from './a.module.css'\nstyles['head']\n")
    write('src/b.module.css', ".own { composes: row from './a.module.css' }\n")
    write('src/b.tsx', "import styles from './b.module.css'\nstyles['own']\n")
    expect(classFaults(root)).toEqual([])
  })

  it('may be chosen when the page runs', () => {
    write('src/a.tsx', "import styles from './a.module.css'\nstyles[name]\n")
    expect(classFaults(root)).toEqual([])
  })
})
