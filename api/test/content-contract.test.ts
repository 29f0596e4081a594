import { BrandCustomisation, FittingGuide, Item, ItemCategory } from 'shared/contract/content'
import { describe, expect, inject, it } from 'vitest'
import { z } from 'zod'

/** What the api and the pages ask for, from the content service itself. */
const asked = [
  ['item-categories', 1, ItemCategory],
  ['items', 3, Item],
  ['items', 10, Item],
  ['fitting-guides', 1, FittingGuide],
  ['brandCustomisation', 1, BrandCustomisation],
] as const

describe('The content service', () => {
  it.each(asked)(
    '[C47] answers %s at depth %d as the contract says',
    async (name, depth, shape) => {
      const answer = await fetch(`${inject('contentUrl')}/api/${name}?limit=0&depth=${depth}`)
      const { docs } = z.object({ docs: z.array(shape) }).parse(await answer.json())
      expect(docs.length).toBeGreaterThan(0)
    },
  )
})
