import { PDFDocument } from 'pdf-lib'
import { describe, expect, it } from 'vitest'
import { makeLabel } from './label.ts'
import { runsOf } from './runs.ts'

const facesOf = async (text: string): Promise<string[]> =>
  (await runsOf(text)).map(({ face }) => face.name)

describe('a name', () => {
  it.each([
    ['Amara Osei', ['noto-sans-latin']],
    ['Žaneta', ['noto-sans-latin-ext', 'noto-sans-latin']],
    ['Иван Петров', ['noto-sans-cyrillic']],
    ['Γιώργος', ['noto-sans-greek']],
    ['प्रिया शर्मा', ['noto-sans-devanagari']],
    ['محمد علي', ['noto-sans-arabic-arabic']],
    ['דוד לוי', ['noto-sans-hebrew-hebrew']],
    ['สมชาย', ['noto-sans-thai-thai']],
    ['ზურაბ', ['noto-sans-georgian-georgian']],
    ['山田太郎', ['noto-sans-jp-japanese']],
    ['김민준', ['noto-sans-kr-korean']],
    ['龘', ['noto-sans-sc-chinese-simplified']],
  ])('%s is written by %j', async (name, faces) => {
    expect(await facesOf(name)).toEqual(faces)
  })

  it('keeps every character, whatever scripts it mixes', async () => {
    const name = 'Dr Žofie 山田 محمد 김'
    const runs = await runsOf(name)
    expect(runs.map(({ text }) => text).join('')).toBe(name)
  })

  it('has a question mark for what no font writes', async () => {
    expect((await runsOf('A🧵')).map(({ text }) => text).join('')).toBe('A?')
  })
})

describe('a label', () => {
  const label = {
    service: 'Royal Mail Tracked 24',
    to: ['Darnley', '27 Cutters Yard', 'London', 'E8 4QS'],
    reference: 'DN-48213',
    trackingNumber: 'RM123456789GB',
  }

  it('is one page of four by six inches with the fonts it uses, each cut down', async () => {
    const from = ['Amara Žáček', '山田太郎', 'محمد علي', 'x'.repeat(200)]
    const bytes = await makeLabel({ ...label, from })
    expect(Buffer.from(bytes).toString('latin1', 0, 5)).toBe('%PDF-')
    const pages = (await PDFDocument.load(bytes)).getPages()
    expect(pages.map((page) => page.getSize())).toEqual([{ width: 288, height: 432 }])
    expect(bytes.length).toBeLessThan(200_000)
  })
})
