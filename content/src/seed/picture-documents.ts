import { existsSync } from 'node:fs'
import type { Catalogue } from './catalogue.ts'
import { seedFolder } from './catalogue.ts'
import type { SeedDocument } from './seed-document.ts'
import { pictureId } from './picture-id.ts'
import type { FittingChoice, ItemSeed, ServiceSeed } from './seed-types.ts'

interface Picture {
  readonly file: string
  readonly alt: string
}

/** Returns every picture of the catalogue. */
export function pictureDocuments(catalogue: Catalogue): SeedDocument[] {
  const { categories, services, brands, partners } = catalogue
  const pictures: Picture[] = [
    ...categories.map(({ id, picture }) => ({ file: `category-${id}.svg`, alt: picture })),
    ...categories.flatMap(({ items }) =>
      items.map(({ id, picture }) => ({ file: `item-${id}.svg`, alt: picture })),
    ),
    ...categories.flatMap(({ items }) => items.flatMap(servicePicturesOf)),
    ...services.flatMap(servicePictures),
    ...services.flatMap(guidePictures),
    ...brands.flatMap(({ id, companyName }) => brandPictures(id, companyName)),
    ...partners.flatMap(({ id, name }) => brandPictures(id, name)),
  ]
  return pictures.map(pictureDocument)
}

function servicePictures({ id, picture, expectations }: ServiceSeed): Picture[] {
  return [{ file: `service-${id}.svg`, alt: picture }, ...(expectations?.examples ?? [])]
}

function servicePicturesOf({ id, servicePictures = {} }: ItemSeed): Picture[] {
  return Object.entries(servicePictures).map(([service, alt]) => ({
    ...{ file: `service-${service}-${id}.svg`, alt },
  }))
}

const shows: Record<FittingChoice, string> = {
  measure: 'where the tape runs',
  pin: 'where the pins go',
  match: 'how the two are compared',
}

function guidePictures({ id, name, fitting = [] }: ServiceSeed): Picture[] {
  return fitting.map((choice) => ({
    file: `guide-${id}-${choice}.svg`,
    alt: `${name}: drawing of ${shows[choice]}`,
  }))
}

/** Backgrounds are decorative, but each document has alternative text. */
function brandPictures(id: string, companyName: string): Picture[] {
  const of = (part: string, alt: string): Picture => ({ file: `brand-${id}-${part}.svg`, alt })
  return [
    of('logo', companyName),
    of('booking-flow', `${companyName}: background of the booking`),
    of('basket', `${companyName}: background of the basket`),
    of('checkout', `${companyName}: background of the checkout`),
    of('thank-you', `${companyName}: background of the thank-you page`),
  ]
}

function pictureDocument({ file, alt }: Picture): SeedDocument {
  const path = `${seedFolder}/pictures/${file}`
  if (!existsSync(path)) {
    throw new Error(`The seed refers to a missing picture: seed/pictures/${file}`)
  }
  const id = pictureId(file)
  return { collection: 'media', id, data: { id, alt }, file: path }
}
