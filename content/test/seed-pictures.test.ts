import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'

const folder = fileURLToPath(new URL('../seed/pictures/', import.meta.url))
const read = (file: string): string => readFileSync(folder + file, 'utf8')
const files = readdirSync(folder)
const drawn = files.filter((file) => file.endsWith('.svg'))
const swatches = files.filter((file) => file.endsWith('.webp'))

const NAME =
  /^((category|item|service|scene|pattern|fitting)-[a-z-]+|guide-[a-z-]+-(measure|pin|match)|brand-[a-z-]+?-(logo|booking-flow|basket|checkout|thank-you))\.svg$/
const KILOBYTE = 1024

/** Returns the files that break a rule, so that a failure names them. */
const breaking = (rule: (content: string) => boolean): string[] =>
  drawn.filter((file) => !rule(read(file)))

const idsOf = (content: string): string[] =>
  [...content.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)

const targetsOf = (content: string): string[] =>
  [...content.matchAll(/(?:href="|url\()([^")]+)/g)].map(([, target = '']) => target)

describe('a stored picture', () => {
  test('has a name that the catalogue can derive', () => {
    expect(drawn.filter((file) => !NAME.test(file))).toEqual([])
  })

  test('has a view box and a size, so that a page can reserve its space', () => {
    const sized = /^<svg (?=[^>]*\bviewBox="[\d. -]+")(?=[^>]*\bwidth="\d+")(?=[^>]*\bheight="\d+")/
    expect(breaking((content) => sized.test(content))).toEqual([])
  })

  test('contains no script, foreign markup, text or variable', () => {
    const foreign = /<(script|foreignObject|image|style|text|animate)\b|\son\w+=|\sstyle=|var\(/
    expect(breaking((content) => !foreign.test(content))).toEqual([])
  })

  test('refers only to its own parts', () => {
    const closed = (content: string): boolean => {
      const ids = new Set(idsOf(content).map((id) => `#${id}`))
      return targetsOf(content).every((target) => ids.has(target))
    }
    expect(breaking(closed)).toEqual([])
  })

  test('has unique ids', () => {
    expect(breaking((content) => new Set(idsOf(content)).size === idsOf(content).length)).toEqual(
      [],
    )
  })

  test('[J20] of a service shows the tint of its tile, also when it is of cloth alone', async () => {
    const services = drawn.filter((file) => file.startsWith('service-'))
    const covered = await Promise.all(
      services.map(async (file) => {
        const { channels } = await sharp(folder + file).stats()
        // Of 255.
        return (channels[3]?.mean ?? 255) > 252 ? [file] : []
      }),
    )
    expect(covered.flat()).toEqual([])
  })

  test('[J20] of a service on jeans is of denim', () => {
    const denim = /fill="#6b9ac4"[^]*stroke="#ffdf8a" stroke-dasharray="5 4"/
    const ofJeans = drawn.filter((file) => /^service-.*-jeans\.svg$/.test(file))
    expect(ofJeans.filter((file) => !denim.test(read(file)))).toEqual([])
  })

  test.each(['chinos', 'tailored-trousers', 'suit-trousers'])(
    '[J20] of a service on %s is of its cloth',
    (item) => {
      const clothOf = (file: string): string | undefined => /<use fill="#\w+"/.exec(read(file))?.[0]
      const own = drawn.filter((file) => new RegExp(`^service-.*-${item}\\.svg$`).test(file))
      expect(own.length).toBeGreaterThan(5)
      expect(own.filter((file) => clothOf(file) !== clothOf(`item-${item}.svg`))).toEqual([])
    },
  )

  test('is unique: no two files are equal', () => {
    const contents = files.map((file) => readFileSync(folder + file, 'base64'))
    const repeated = files.filter((_, index) => contents.indexOf(contents[index] ?? '') !== index)
    expect(repeated).toEqual([])
  })
})

describe('the size of the pictures', () => {
  const sizes = drawn.map((file) => ({ file, bytes: statSync(folder + file).size }))

  test('is at most 12 kB each, 14 kB for the rail of five garments', () => {
    const budget = (file: string): number => (file === 'scene-hero-rack.svg' ? 14 : 12) * KILOBYTE
    expect(sizes.filter(({ file, bytes }) => bytes > budget(file))).toEqual([])
  })

  test('is at most 6 kB for nine in ten', () => {
    const light = sizes.filter(({ bytes }) => bytes <= 6 * KILOBYTE)
    expect(light.length / sizes.length).toBeGreaterThan(0.9)
  })

  test('is at most 50 kB for a swatch', () => {
    const heavy = swatches.filter((file) => statSync(folder + file).size > 50 * KILOBYTE)
    expect(heavy).toEqual([])
  })
})

test('every swatch has a before and an after picture', () => {
  const names = swatches.map((file) => file.replace(/-(before|after)\.webp$/, ''))
  const pairs = [...new Set(names)].flatMap((name) => [`${name}-after.webp`, `${name}-before.webp`])
  expect(swatches.toSorted()).toEqual(pairs.toSorted())
})
