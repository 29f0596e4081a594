import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { readCatalogue } from '#src/seed/catalogue.ts'
import { pictureDocuments } from '#src/seed/picture-documents.ts'

const pictures = pictureDocuments(await readCatalogue())

describe('the pictures of the catalogue', () => {
  test('are all different', async () => {
    const hashes = await Promise.all(
      pictures.map(async ({ file }) =>
        createHash('sha1')
          .update(await readFile(String(file)))
          .digest('hex'),
      ),
    )
    const first = new Map<string, string>()
    const same = pictures.flatMap(({ id }, at) => {
      const hash = String(hashes[at])
      const twin = first.get(hash)
      first.set(hash, id)
      return twin ? [`${twin} = ${id}`] : []
    })
    expect(same).toEqual([])
  })

  test('are small enough for a phone and free of script', async () => {
    const files = pictures.map(({ file }) => String(file))
    const contents = await Promise.all(files.map((file) => readFile(file)))
    expect(files.filter((_file, at) => Number(contents[at]?.length) > 60_000)).toEqual([])
    const drawings = contents.filter((_content, at) => files[at]?.endsWith('.svg')).map(String)
    expect(drawings.filter((text) => /<script|\son\w+=|href="http/i.test(text))).toEqual([])
  })

  test('have alternative text', () => {
    expect(pictures.filter(({ data }) => String(data['alt']).length < 5)).toEqual([])
  })
})
