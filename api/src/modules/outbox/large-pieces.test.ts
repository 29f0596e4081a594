import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { inLargePieces } from './large-pieces.ts'

async function handedOn(pieces: readonly Buffer[]): Promise<Buffer[]> {
  return Readable.from(pieces).pipe(inLargePieces()).toArray() as Promise<Buffer[]>
}

it('hands on the many pieces of a mail as one', async () => {
  const pieces = ['Subject: Hello', '\r\n\r\n', 'Text', '\r\n'].map((text) => Buffer.from(text))
  expect(await handedOn(pieces)).toEqual([Buffer.concat(pieces)])
})

it('hands on a long mail in pieces of at least 256 kB', async () => {
  const pieces = Array.from({ length: 70 }, (_, index) => Buffer.alloc(10_000, index))
  const large = await handedOn(pieces)
  expect(large.map(({ length }) => length)).toEqual([270_000, 270_000, 160_000])
  expect(Buffer.concat(large)).toEqual(Buffer.concat(pieces))
})

it('hands on nothing of an empty mail', async () => {
  expect(await handedOn([])).toEqual([])
})
