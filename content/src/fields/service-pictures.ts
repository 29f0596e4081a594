import type { ArrayField } from 'payload'
import type { Verdict } from '#src/rules/verdict.ts'
import { pictureField } from './basic.ts'

export interface ServicePictureRow {
  /** The service's id. */
  readonly service?: string | null
  readonly picture?: unknown
}

/** Returns a field for pictures of services as they look on this item, where the service's own shows another garment. */
export function servicePicturesField(): ArrayField {
  return {
    name: 'servicePictures',
    type: 'array',
    validate: checkServicePictures,
    fields: [
      {
        name: 'service',
        type: 'relationship',
        relationTo: 'services',
        required: true,
        // Readers find it among the services of the item and need only its id.
        maxDepth: 0,
      },
      pictureField('picture', true),
    ],
  }
}

/** Returns what is wrong when a service has two pictures. */
export function checkServicePictures(rows: unknown): Verdict {
  const services = (Array.isArray(rows) ? (rows as ServicePictureRow[]) : []).flatMap(
    ({ service }) => service ?? [],
  )
  const repeated = services.find((service, at) => services.indexOf(service) < at)
  if (repeated === undefined) return true
  return `The service "${repeated}" has more than one picture here. Keep one of them.`
}
