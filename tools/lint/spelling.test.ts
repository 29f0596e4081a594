import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { describeOtherSpelling, otherSpellings } from './spelling.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'spelling-'))
  mkdirSync(join(root, 'shell/src'), { recursive: true })
  writeFileSync(join(root, 'package.json'), JSON.stringify({ workspaces: ['shell'] }))
  const shell = { name: '@darnley/shell', darnley: { runtime: 'browser' } }
  writeFileSync(join(root, 'shell/package.json'), JSON.stringify(shell))
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('[J21] another spelling of "e-mail"', () => {
  it.each([
    "const words = 'We email you soon.'",
    'const words = `We answer ${name} by email.`',
    'const note = <p>Email us about it</p>',
  ])('is found: %s', (code) => {
    write(code)
    const [found] = otherSpellings(root)
    expect(found).toMatchObject({ file: 'shell/src/a.tsx', line: 2 })
    if (found)
      expect(describeOtherSpelling(found)).toMatch(
        /^shell\/src\/a\.tsx:2: .+\n {2}cure: write "e-mail"$/,
      )
  })

  it.each([
    "const words = 'We e-mail you soon.'",
    "const label = 'Email'",
    "const address = 'write to a.email@example.com'",
    'const query = sql`select email from orders`',
    'const note = <p>Your order confirmation email has been sent to {email}.</p>',
  ])('passes: %s', (code) => {
    write(code)
    expect(otherSpellings(root)).toEqual([])
  })
})

function write(code: string): void {
  writeFileSync(join(root, 'shell/src/a.tsx'), `\n${code}\n`)
}
