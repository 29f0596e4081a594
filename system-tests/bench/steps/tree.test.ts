import { expect, it } from 'vitest'
import { addedElements, type ElementTree } from './tree.ts'

function element(key: number, ...children: ElementTree[]): ElementTree {
  return { tag: 'p', key, props: {}, children }
}

it('Only elements count as added that were not there before', () => {
  const before = [element(1, element(2), element(3))]
  const after = [element(1, element(3), element(4, element(5)))]
  expect(addedElements({ before, after })).toBe(2)
})
