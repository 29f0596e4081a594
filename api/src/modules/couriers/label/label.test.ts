import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runsOf } from '#src/pdf/runs.ts'
import { makeLabel } from './label.ts'

const facesOf = async (text: string): Promise<string[]> =>
  (await runsOf(text)).map(({ face }) => face.name)

/** A name in each script, with the expected fonts. */
const NAMES: readonly (readonly [string, readonly string[]])[] = [
  ['Amara Osei', ['latin-cyrillic-greek']],
  ['Žaneta', ['latin-cyrillic-greek']],
  ['Иван Петров', ['latin-cyrillic-greek']],
  ['Γιώργος', ['latin-cyrillic-greek']],
  ['प्रिया शर्मा', ['devanagari']],
  ['محمد علي', ['arabic']],
  ['דוד לוי', ['hebrew']],
  ['สมชาย', ['thai']],
  ['শর্মিলা', ['bengali']],
  ['முருகன்', ['tamil']],
  ['శ్రీనివాస్', ['telugu']],
  ['પટેલ', ['gujarati']],
  ['ਹਰਪ੍ਰੀਤ', ['gurmukhi']],
  ['ಲಕ್ಷ್ಮಿ', ['kannada']],
  ['ശ്രീജ', ['malayalam']],
  ['ପ୍ରିୟା', ['oriya']],
  ['නිමල්', ['sinhala']],
  ['Արամ', ['armenian']],
  ['ზურაბ', ['georgian']],
  ['አበበ', ['ethiopic']],
  ['សុខា', ['khmer']],
  ['ສົມໃຈ', ['lao']],
  ['အောင်', ['myanmar']],
  ['މުހައްމަދު', ['thaana']],
  ['山田太郎', ['japanese']],
  ['さくら', ['japanese']],
  ['김민준', ['korean']],
  ['뷁', ['korean']],
  ['龘', ['han']],
  ['喆', ['han']],
]

describe('a name', () => {
  it.each(NAMES)('%s is written by %j', async (name, faces) => {
    expect(await facesOf(name)).toEqual(faces)
  })

  it.each(['王秀英', '陳怡君', '黃雅婷', '張偉', '张伟', '刘洋', '赵静', '髙﨑'])(
    '%s has a glyph for each character',
    async (name) => {
      expect((await runsOf(name)).map(({ text }) => text).join('')).toBe(name.normalize('NFC'))
    },
  )

  it('keeps every character of mixed scripts', async () => {
    const name = 'Dr Žofie 山田 محمد 김'
    const runs = await runsOf(name)
    expect(runs.map(({ text }) => text).join('')).toBe(name)
  })

  it('shows a question mark for characters without a glyph', async () => {
    expect((await runsOf('A🧵')).map(({ text }) => text).join('')).toBe('A?')
    expect((await runsOf('A👩‍🏭')).map(({ text }) => text).join('')).toBe('A??')
  })
})

describe('a label', () => {
  const label = {
    service: 'Royal Mail Tracked 24',
    to: ['Darnley', '27 Cutters Yard', 'London', 'E8 4QS'],
    reference: 'DN-48213',
    trackingNumber: 'RM123456789GB',
    madeAt: new Date('2026-11-23T10:00:00Z'),
  }

  it('is one page of four by six inches with subsets of the fonts it uses', async () => {
    const from = ['Amara Žáček', '山田太郎', 'محمد علي', 'x'.repeat(200)]
    const bytes = await makeLabel({ ...label, from })
    const pdf = Buffer.from(bytes).toString('latin1')
    expect(pdf.slice(0, 5)).toBe('%PDF-')
    expect(pdf.match(/\/MediaBox .*/g)).toEqual(['/MediaBox [0 0 288 432]'])
    expect(bytes.length).toBeLessThan(200_000)
  })

  it.each(NAMES)('can be addressed to %s', async (name) => {
    expect((await makeLabel({ ...label, from: [name] })).length).toBeGreaterThan(5000)
  })

  it('renders any sequence of letters', async () => {
    // The large fonts need no shaping and are slow to subset.
    const small = NAMES.filter(
      ([, faces]) => !['japanese', 'korean', 'han'].includes(faces[0] ?? ''),
    )
    const letters = [...small.map(([name]) => name).join('')].filter((letter) => letter !== ' ')
    const name = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(name, async (from) => {
        expect((await makeLabel({ ...label, from: [from] })).length).toBeGreaterThan(0)
      }),
      { numRuns: 25 },
    )
  })
})
