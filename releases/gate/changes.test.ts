import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { folderStore } from '#core/folder-store.ts'
import type { ReleaseStore } from '#core/store.ts'
import { gate } from '#cli/commands/gate.ts'
import { holdChangedRelease, holdChangedService } from '#testing/hold-small.ts'
import { beginSmall, copySmallSite, type Edit } from '#testing/small-site.ts'
import { testContext } from '#testing/test-context.ts'
import { ServiceName } from './service-name.ts'

/** One change of a part that is released, or deployed, while everything else stays. */
interface Change {
  readonly of: 'vendor' | 'host-web' | 'booking' | 'checkout' | ServiceName
  readonly what: string
  readonly edits?: readonly Edit[]
  /** The pages that it has afterwards, when they are not all. */
  readonly paths?: readonly string[]
}

interface Breaking extends Change {
  /** Who uses what was changed, where, and what to do. */
  readonly says: readonly string[]
}

const session = 'shared/web/src/session/session.ts'
const areas = 'shared/web/src/areas/areas.ts'
const basket = 'shared/contract/src/basket.ts'
const calls = 'shared/contract/src/calls.ts'
const content = 'shared/contract/src/content.ts'
const wizard = 'booking-remote/src/pages/wizard/page.ts'
const page = 'checkout-remote/src/pages/basket/page.ts'
const receipt = 'checkout-remote/src/pages/receipt/page.ts'

const change = (file: string, from: string, to: string): Edit[] => [{ file, from, to }]
const total = 'total: z.int()'
const way = "z.enum(['card', 'till'])"

const harmless: readonly Change[] = [
  {
    of: 'vendor',
    what: 'a new field of the basket store',
    edits: [
      ...change(
        session,
        'readonly pending: number',
        'readonly pending: number\n  readonly since?: Date',
      ),
    ],
  },
  {
    of: 'vendor',
    what: 'a new action',
    edits: change(
      session,
      'export function addLine',
      'export function clear(): void {}\n\nexport function addLine',
    ),
  },
  {
    of: 'vendor',
    what: 'an action that takes more than before',
    edits: change(
      session,
      'addLine(line: Line)',
      'addLine(line: Line, _quantity: number | null = null)',
    ),
  },
  {
    of: 'host-web',
    what: 'more properties for pages',
    edits: change(
      areas,
      'export interface PageProps {',
      'export interface PageProps {\n  readonly locale: string',
    ),
  },
  {
    of: 'checkout',
    what: 'a removed page that no other area leads to',
    paths: ['/basket'],
  },
  {
    of: 'booking',
    what: 'changed code that uses what there is',
    edits: change(wizard, "name: 'Jeans'", "name: 'A coat'"),
  },
  {
    of: 'api',
    what: 'a new field of a response',
    edits: change(basket, total, `${total}, vat: z.int()`),
  },
  {
    of: 'api',
    what: 'a removed field of a response that no area reads',
    edits: change(basket, ', weight: z.int()', ''),
  },
  {
    of: 'api',
    what: 'a request that may have one more field',
    edits: change(basket, `way: ${way}`, `way: ${way}, note: z.string().optional()`),
  },
  {
    of: 'api',
    what: 'one more value of a request',
    edits: change(basket, way, "z.enum(['card', 'till', 'invoice'])"),
  },
  {
    of: 'api',
    what: 'another name of a type',
    edits: [
      ...change(basket, 'Line = ', 'Entry = '),
      ...change(basket, 'typeof Line', 'typeof Entry'),
      ...change(basket, '(Line)', '(Entry)'),
      ...change(basket, '}: Line', '}: Entry'),
    ],
  },
  {
    of: 'content',
    what: 'a removed field that no area reads',
    edits: change(content, '  care: string\n', ''),
  },
]

const breaking: readonly Breaking[] = [
  {
    of: 'vendor',
    what: '[T6] a changed shape of the basket store',
    edits: change(session, 'entries', 'lines'),
    says: [`${page}:6`, "Property 'entries' does not exist", 'first release checkout without it'],
  },
  {
    of: 'vendor',
    what: 'a field of the basket store that can be missing',
    edits: change(
      session,
      'readonly entries: readonly Line[]',
      'readonly entries: readonly Line[] | null',
    ),
    says: ['host/shell/src/main.ts:5', 'possibly'],
  },
  {
    of: 'vendor',
    what: 'an action that needs more than before',
    edits: change(
      session,
      'addLine(line: Line)',
      'addLine(line: Line & { readonly size: number })',
    ),
    says: [`${wizard}:7`, "'size'", 'keep in the facades in shared/web what these lines use'],
  },
  {
    of: 'host-web',
    what: 'a property of pages that is taken away',
    edits: change(
      areas,
      'readonly params: Readonly<Record<string, string | undefined>>',
      'readonly values: readonly string[]',
    ),
    says: [`${wizard}:1`, "'params'", 'keep in shared/web/src/areas'],
  },
  {
    of: 'booking',
    what: 'code that uses what the vendor file does not have yet',
    edits: [
      ...change(
        session,
        'readonly pending: number',
        'readonly pending: number\n  readonly tip: number',
      ),
      ...change(session, 'pending: 0', 'pending: 0, tip: 0'),
      ...change(session, 'pending: 1', 'pending: 1, tip: 0'),
      ...change(wizard, 'import { addLine }', 'import { $basket, addLine }'),
      ...change(wizard, "note: ''", 'note: String($basket.get().tip)'),
    ],
    says: [`${wizard}:7`, "'tip'", 'publish and promote the vendor that has what these lines use'],
  },
  {
    of: 'checkout',
    what: '[T6] a removed page that another area leads to',
    paths: ['/receipt'],
    says: [`${wizard}:4`, '/basket', 'keep the page, or first release booking without these links'],
  },
  {
    of: 'api',
    what: '[T6] a removed field of a response that an area reads',
    edits: change(basket, ` ${total},`, ''),
    says: [`${page}:11`, "'total'", 'let the api keep what these lines use'],
  },
  {
    of: 'api',
    what: 'a field of a response that can be null',
    edits: change(basket, total, 'total: z.int().nullable()'),
    says: [`${page}:11`, 'possibly', 'first release checkout without it'],
  },
  {
    of: 'api',
    what: 'a field that a request needs now',
    edits: change(basket, `way: ${way}`, `way: ${way}, name: z.string()`),
    says: [`${receipt}:9`, "'POST /pay': body.name is required now"],
  },
  {
    of: 'api',
    what: 'a shorter text, which no type shows',
    edits: change(basket, 'max(200)', 'max(100)'),
    says: [`${receipt}:9`, 'body.email has maxLength 100 (was 200)'],
  },
  {
    of: 'api',
    what: 'a removed call',
    edits: change(calls, ", 'POST /pay': pay", ''),
    says: [`${receipt}:9`, "There is no call 'POST /pay'"],
  },
  {
    of: 'content',
    what: 'a removed field that an area reads',
    edits: change(content, 'picture: { url: string; alt: string }', 'picture: { alt: string }'),
    says: [`${wizard}:11`, "'url'", 'let the content keep what these lines use'],
  },
]

let store: ReleaseStore

beforeAll(async () => {
  store = folderStore(await mkdtemp(join(tmpdir(), 'changes-')))
  const site = await copySmallSite()
  await beginSmall(store, site)
  await site.tearDown()
})
afterAll(() => rm(store.folder, { recursive: true }))

let count = 1

/** Holds a change against what is live. @throws Error with what the gate has against it */
async function hold({ of, edits = [], paths }: Change): Promise<readonly string[]> {
  const service = ServiceName.safeParse(of)
  if (service.success) return holdChangedService(store, { name: service.data, edits })
  count += 1
  return holdChangedRelease(store, { name: of, version: String(count), edits, paths })
}

describe('[T6] The gate', () => {
  it('has nothing against what is live', async () => {
    const context = testContext(store)
    await gate(context, {})
    expect(context.printed).toEqual([
      "All releases fit: the site 'web', the site 'storefront', the site 'workshop'.",
    ])
  })

  it.each(harmless)('lets pass, of $of: $what', async (change) => {
    expect((await hold(change)).join()).toMatch(/fits /)
  })

  it.each(breaking)('refuses, of $of: $what', async ({ says, ...change }) => {
    const refused = await hold(change).then(String, (error: Error) => error.message)
    for (const text of ['The contract gate refuses it', ...says]) expect(refused).toContain(text)
  })

  it('has twelve of each in its table', () => {
    expect([harmless.length, breaking.length]).toEqual([12, 12])
  })
})
