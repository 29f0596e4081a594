import { expect, it } from 'vitest'
import { textsOf } from '#test/support/pdf-text.ts'
import { endDocument, newDocument } from './document.ts'
import { writeText } from './write-text.ts'

async function documentOf(text: string): Promise<Buffer> {
  const document = newDocument({ size: 'A4', title: text, madeAt: new Date(0) })
  await writeText(document, { text, x: 56, y: 56, size: 10, width: 400 })
  return endDocument(document)
}

/** Returns the compressed streams, the longest first: that is the font. */
function streamsOf(pdf: Buffer): string[] {
  const streams = [...pdf.toString('latin1').matchAll(/\nstream\n([\s\S]*?)\nendstream/g)]
  return streams
    .map(([, stream = '']) => stream)
    .toSorted((one, other) => other.length - one.length)
}

it('documents with different common characters have the same font and map of characters', async () => {
  const [font, ...others] = streamsOf(await documentOf('Order DN-48213'))
  const [sameFont, ...otherOthers] = streamsOf(await documentOf('Amara Osei: £95.60'))
  expect(font?.length).toBeGreaterThan(3000)
  expect(sameFont).toBe(font)
  expect(otherOthers.filter((stream) => others.includes(stream))).toHaveLength(1)
})

it('a character that is not common is added to the font of its document alone', async () => {
  const [common] = streamsOf(await documentOf('Lukasz'))
  const other = await documentOf('Łukasz Wójcik')
  expect(streamsOf(other)[0]).not.toBe(common)
  expect(textsOf(other)).toEqual(['Łukasz Wójcik'])
  expect(streamsOf(await documentOf('Lukasz'))[0]).toBe(common)
})

it('the same text and moment make the same bytes', async () => {
  const text = 'Жанна: 48213'
  expect(await documentOf(text)).toEqual(await documentOf(text))
})
