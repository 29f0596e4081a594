import { BrandCustomisation, FittingGuide, Item, ItemCategory } from '@darnley/contract/content'
import {
  AnnouncementDocument,
  DeliveryAreaDocument,
  FeeDocument,
  QuestionDocument,
  StudioDocument,
} from '@darnley/contract/content-decisions'
import { standInSecrets } from '@darnley/node/known-secrets'
import { describe, expect, inject, it } from 'vitest'
import { z } from 'zod'

/** The queries of API and pages, sent to the content service itself. */
const queries = [
  ['item-categories', 1, ItemCategory],
  ['items', 3, Item],
  ['items', 10, Item],
  ['fitting-guides', 1, FittingGuide],
  ['brandCustomisation', 1, BrandCustomisation],
] as const

/** What only the api reads. */
const decisions = [
  ['faq', QuestionDocument],
  ['fees', FeeDocument],
  ['announcements', AnnouncementDocument],
  ['delivery-areas', DeliveryAreaDocument],
  ['studios', StudioDocument],
] as const

describe('the content service', () => {
  it.each(decisions)(
    'responds to the api about %s according to the contract',
    async (name, shape) => {
      const answer = await fetch(`${inject('contentUrl')}/internal/${name}`, {
        headers: { authorization: `Bearer ${standInSecrets.contentKey}` },
      })
      const { docs } = z.object({ docs: z.array(shape) }).parse(await answer.json())
      expect(docs.length).toBeGreaterThan(0)
    },
  )

  it.each(queries)(
    '[C47] responds to %s at depth %d according to the contract',
    async (name, depth, shape) => {
      const answer = await fetch(`${inject('contentUrl')}/api/${name}?limit=0&depth=${depth}`)
      const { docs } = z.object({ docs: z.array(shape) }).parse(await answer.json())
      expect(docs.length).toBeGreaterThan(0)
    },
  )
})
