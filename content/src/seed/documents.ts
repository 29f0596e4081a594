import { brandDocument, partnerDocument } from './brand-documents.ts'
import type { Catalogue, GuideSeed } from './catalogue.ts'
import { richText } from './markdown.ts'
import { pictureDocuments } from './picture-documents.ts'
import type { SeedDocument } from './seed-document.ts'
import type { CategorySeed, ItemSeed } from './seed-types.ts'
import { serviceDocument } from './service-documents.ts'

/** Returns the whole catalogue, each document after the ones it refers to. */
export function seedDocuments(catalogue: Catalogue): SeedDocument[] {
  const { categories, services, guides, brands, partners } = catalogue
  return [
    ...pictureDocuments(catalogue),
    ...categories.map(categoryDocument),
    ...services.map(serviceDocument),
    ...categories.flatMap(({ id, items }) => items.map((item, at) => itemDocument(item, id, at))),
    ...guides.map(guideDocument),
    ...brands.map(brandDocument),
    ...partners.map(partnerDocument),
  ]
}

function categoryDocument({ id, name }: CategorySeed, at: number): SeedDocument {
  const data = { id, name, coverImage: `category-${id}`, sortOrder: at }
  return { collection: 'item-categories', id, data }
}

function itemDocument(item: ItemSeed, itemCategory: string, sortOrder: number): SeedDocument {
  const { id, name, services } = item
  const servicePictures = Object.keys(item.servicePictures ?? {}).map((service) => ({
    ...{ service, picture: `service-${service}-${id}` },
  }))
  const data = {
    ...{ id, name, coverImage: `item-${id}`, itemCategory, services, sortOrder },
    // Items without them keep the data of earlier seeds, so that a start does not write them again.
    ...(servicePictures.length > 0 && { servicePictures }),
  }
  return { collection: 'items', id, data }
}

function guideDocument({ service, measure, pin, match }: GuideSeed): SeedDocument {
  const data = {
    id: service,
    service,
    measure: measure ? richText(measure, `guide-${service}-measure`) : null,
    pin: pin ? richText(pin, `guide-${service}-pin`) : null,
    match: match ? richText(match, `guide-${service}-match`) : null,
  }
  return { collection: 'fitting-guides', id: service, data }
}
