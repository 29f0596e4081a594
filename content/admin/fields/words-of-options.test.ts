import sharp from 'sharp'
import type { CollectionConfig, Field } from 'payload'
import { expect, it } from 'vitest'
import { collections } from '../../src/collections/collections.ts'
import { wordsOfOptions } from './words-of-options.ts'

const all: readonly CollectionConfig[] = collections({
  mediaFolder: '',
  pictures: null,
  sharp,
  onChange: () => undefined,
})

function optionsOf(fields: readonly Field[]): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'select')
      return field.options.map((option) => (typeof option === 'string' ? option : option.value))
    return 'fields' in field ? optionsOf(field.fields) : []
  })
}

const used = new Set(all.flatMap(({ fields }) => optionsOf(fields)))

it('every choice of an editor has words of its own', () => {
  expect(used.size).toBeGreaterThan(20)
  expect([...used].filter((value) => !wordsOfOptions[value])).toEqual([])
})

it('no words are left over', () => {
  expect(Object.keys(wordsOfOptions).filter((value) => !used.has(value))).toEqual([])
})
