/** Schema of the content service's response, limited to what the API uses. */
import { Item, ItemCategory } from '@darnley/contract/content'
import { z } from 'zod'

const CatalogueItem = Item.extend({ itemCategory: ItemCategory })
export type CatalogueItem = z.infer<typeof CatalogueItem>

const ItemList = z.object({ docs: z.array(CatalogueItem) })

/** @throws ZodError when the answer is not a catalogue */
export function readItems(answer: unknown): CatalogueItem[] {
  return ItemList.parse(answer).docs
}
