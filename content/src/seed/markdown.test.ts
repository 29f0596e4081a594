import { expect, test } from 'vitest'
import { richText } from './markdown.ts'

function childrenOf(markdown: string): unknown {
  return richText(markdown).root['children']
}

test('blank lines separate paragraphs, single line breaks do not', () => {
  expect(childrenOf('One\ntwo.\n\nThree.')).toMatchObject([
    { type: 'paragraph', children: [{ text: 'One two.' }] },
    { type: 'paragraph', children: [{ text: 'Three.' }] },
  ])
})

test('stars make words bold', () => {
  expect(childrenOf('Give **three lengths** each.')).toMatchObject([
    {
      children: [
        { text: 'Give ', format: 0 },
        { text: 'three lengths', format: 1 },
        { text: ' each.', format: 0 },
      ],
    },
  ])
})

test('numbers make an ordered list, hyphens an unordered one', () => {
  expect(childrenOf('1. Stand.\n2. Sit.\n\n- Tape\n- Pins')).toMatchObject([
    {
      type: 'list',
      listType: 'number',
      tag: 'ol',
      children: [
        { type: 'listitem', value: 1, children: [{ text: 'Stand.' }] },
        { value: 2, children: [{ text: 'Sit.' }] },
      ],
    },
    { listType: 'bullet', tag: 'ul', children: [{}, { children: [{ text: 'Pins' }] }] },
  ])
})

test('a picture comes before the text', () => {
  expect(richText('One.', 'guide-hem-pin').root['children']).toMatchObject([
    { type: 'upload', relationTo: 'media', value: 'guide-hem-pin' },
    { type: 'paragraph' },
  ])
})
