import fc from 'fast-check'

const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\u200b',
  '\u202etxt.exe',
  '\ufeff',
  '\u2800',
  '__proto__',
  'constructor',
  'toString',
  "'; drop table orders; --",
  '%00',
  '%ff',
  '../../etc/passwd',
  'a\r\nbcc: x@example.com',
  'x'.repeat(3000),
  '\u{1f9f5}'.repeat(2000),
  '9999-12-31',
  '+275760-09-13',
  '2026-02-30',
  '00000000-0000-0000-0000-000000000000',
  'NaN',
  '1e999',
  '-1',
  '٣',
  '１２',
]

const NUMBERS = [
  0,
  -0,
  -1,
  0.5,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53 - 1,
  2 ** 53,
  2 ** 63,
  1e300,
  Number.MIN_VALUE,
]

/** Nested lists or objects, deeper than any contract and shallower than a parser's limit. */
const nested = fc
  .tuple(fc.integer({ min: 1, max: 200 }), fc.constantFrom('list', 'object'))
  .map(([depth, kind]) => {
    let value: unknown = null
    for (let level = 0; level < depth; level += 1) value = kind === 'list' ? [value] : { a: value }
    return value
  })

export const hostileTexts: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({ unit: 'binary', maxLength: 300 }),
)

/** Values that no contract expects. */
export const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  hostileTexts,
  fc.constantFrom(...NUMBERS),
  fc.constantFrom(null, true, [], {}, [[]], { length: 1e9 }),
  nested,
  fc.jsonValue({ maxDepth: 3 }),
)

type Path = readonly (string | number)[]

function placesIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at]
  const inner = Object.entries(value).flatMap(([key, part]) => placesIn(part, [...at, key]))
  return [at, ...inner]
}

/** Returns variants of a value with one part replaced, removed or given another field. */
export function nearly(value: unknown): fc.Arbitrary<unknown> {
  const change = fc.oneof(
    hostileValues.map((other) => ({ kind: 'replace', other }) as const),
    fc.constant({ kind: 'remove' } as const),
    fc.string().map((name) => ({ kind: 'add', name }) as const),
  )
  return fc
    .tuple(fc.constantFrom(...placesIn(value)), change)
    .map(([place, changed]) => changedAt(value, { place, changed }))
}

interface Mutation {
  readonly place: Path
  readonly changed:
    | { readonly kind: 'replace'; readonly other: unknown }
    | { readonly kind: 'remove' }
    | { readonly kind: 'add'; readonly name: string }
}

function changedAt(value: unknown, { place: [key, ...rest], changed }: Mutation): unknown {
  if (key === undefined) {
    if (changed.kind === 'replace') return changed.other
    if (changed.kind === 'add' && typeof value === 'object' && value !== null)
      return { ...value, [changed.name]: 1 }
    return undefined
  }
  const inner = (value as Readonly<Record<string | number, unknown>>)[key]
  const made = changedAt(inner, { place: rest, changed })
  if (Array.isArray(value)) {
    const copy: unknown[] = [...value]
    copy.splice(Number(key), 1, ...(made === undefined ? [] : [made]))
    return copy
  }
  return { ...(value as object), [key]: made }
}
