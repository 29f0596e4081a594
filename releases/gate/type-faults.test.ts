import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Sources } from './sources.ts'
import { makeWorkbench, type Workbench } from './tree.ts'
import { findMisfits, type Misfit } from './type-faults.ts'

const page = 'gift/src/page.ts'
const given = 'given/src/given.ts'
const long = 'one: string, two: string, three: string, four: string, five: string, six: string'

let workbench: Workbench

beforeEach(async () => {
  workbench = await makeWorkbench()
})
afterEach(() => workbench.remove())

/** Compiles a page that was built with one module, and is to run with another. */
async function misfitsOf(
  code: string,
  { built, now }: { built: string; now: string },
): Promise<readonly Misfit[]> {
  const sources: Sources = {
    folders: { gift: 'gift-remote' },
    files: {
      'gift/package.json': '{ "name": "gift" }',
      'given/package.json': '{ "name": "given", "exports": { ".": "./src/given.ts" } }',
      [page]: `import { given } from 'given'\n${code}\n`,
      [given]: `export declare const given: ${built}\n`,
    },
    bundled: [page],
    ambient: [],
    exposes: {},
    calls: {},
  }
  const overlay = { [given]: `export declare const given: ${now}\nconst unread: string = 1\n` }
  const [found = []] = await findMisfits(workbench, [{ sources, overlay }])
  return found
}

it('names the line of a release that no longer fits, in a short message', async () => {
  const code = 'console.log(given.seven)'
  const types = { built: `{ ${long}, seven: string }`, now: `{ ${long} }` }
  expect(await misfitsOf(code, types)).toEqual([
    {
      where: 'gift-remote/src/page.ts:2',
      message: "Property 'seven' does not exist on type '{ ... }'.",
    },
  ])
})

it('leaves out what follows from another error', async () => {
  const code = 'given.lines.map((line) => line.name)'
  const found = await misfitsOf(code, {
    built: '{ lines: { name: string }[] }',
    now: '{ entries: { name: string }[] }',
  })
  expect(found.map(({ message }) => message)).toEqual([
    "Property 'lines' does not exist on type '{ entries: { name: string; }[]; }'.",
  ])
})

it('leaves out what did not fit when the release was built', async () => {
  const code = 'console.log(given.lost)\nconsole.log(given.name)'
  const found = await misfitsOf(code, { built: '{ name: string }', now: '{ title: string }' })
  expect(found.map(({ where }) => where)).toEqual(['gift-remote/src/page.ts:3'])
})
