import { expect, it } from 'vitest'
import { sizeOfText, writeTextMessage } from './text-message.ts'

it.each([
  ['nothing', '', 'GSM-7', 1, 160],
  ['what fits into one', 'a'.repeat(160), 'GSM-7', 1, 0],
  ['one character more', 'a'.repeat(161), 'GSM-7', 2, 145],
  ['two whole parts', 'a'.repeat(306), 'GSM-7', 2, 0],
  ['a euro, which takes two places', `${'a'.repeat(158)}€`, 'GSM-7', 1, 0],
  ['a euro that no longer fits', `${'a'.repeat(159)}€`, 'GSM-7', 2, 145],
  [
    'a euro that is not split over two parts',
    `${'a'.repeat(152)}€${'a'.repeat(8)}`,
    'GSM-7',
    2,
    143,
  ],
  ['pounds, accents and lines', 'Für £5:\nà la carte', 'GSM-7', 1, 142],
  ['a curly quote, which makes all of it UCS-2', '’'.repeat(70), 'UCS-2', 1, 0],
  ['one curly quote more', '’'.repeat(71), 'UCS-2', 2, 63],
  ['a picture, which takes two places', '🧵'.repeat(35), 'UCS-2', 1, 0],
  ['a picture that is not split', `a${'🧵'.repeat(40)}`, 'UCS-2', 2, 53],
] as const)('%s', (_name, text, encoding, parts, left) => {
  expect(sizeOfText(text)).toEqual({ encoding, parts, left })
})

it('says who writes, about what, and how to stop', () => {
  const message = { company: 'Darnley', collectionRef: 'DN-48213', words: 'Which hem is it?' }
  expect(writeTextMessage(message)).toBe(
    'Darnley, order DN-48213: Which hem is it?\nTo stop these texts, answer STOP.',
  )
  expect(writeTextMessage({ ...message, collectionRef: null })).toMatch(/^Darnley: Which/)
})
