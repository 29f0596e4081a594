import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  type GarmentPhoto,
  garmentPhotos,
  removeGarmentPhoto,
  sendPhotoPart,
} from '@darnley/contract/customer-photos'
import { conflict } from '#src/lib/http-error.ts'
import { basketIdOf } from '#src/modules/basket/cookie.ts'
import { orderRepository } from '#src/modules/orders/repository.ts'
import { type PhotoRow, photoRepository } from '#src/modules/photos/repository.ts'
import { viewFiles } from '#src/modules/photos/view.ts'
import { readPictures } from '#src/plugins/bodies.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import { attachLate } from './attach.ts'
import { browserIdOf, keepBrowser } from './browser.ts'
import { discard, receivePart } from './receive.ts'
import { customerPhotoRepository } from './repository.ts'

export function customerPhotoRoutes(app: FastifyInstance, services: Services): void {
  const { db, photos } = services
  const view = (photo: PhotoRow): GarmentPhoto => viewFiles(photos.links, photo)
  uploadRoute(app, { services, view })

  serve(app, {
    route: garmentPhotos,
    handler: async ({ query }, context) => {
      // The field asks before a photo can be chosen: what is sent meanwhile has the same browser as its photos.
      const garment = { browserId: keepBrowser(context), garmentId: query.garment_id }
      return (await photoRepository(db).ofGarment(garment)).map(view)
    },
  })

  serve(app, {
    route: removeGarmentPhoto,
    handler: async ({ params: { id } }, { request }) => {
      const browserId = browserIdOf(request)
      const upload = await customerPhotoRepository(db).upload(id)
      if (upload && upload.browserId === browserId) await discard({ db, ...photos }, upload)
      const photo = await photoRepository(db).byId(id)
      if (!photo || photo.browserId === null || photo.browserId !== browserId) return null
      if (await isOrdered(services, photo))
        throw conflict('This photo is part of an order. Ask us to remove it.')
      await photos.files.remove(id)
      await photoRepository(db).remove(id)
      return null
    },
  })
}

interface Uploading {
  readonly services: Services
  readonly view: (photo: PhotoRow) => GarmentPhoto
}

function uploadRoute(app: FastifyInstance, { services, view }: Uploading): void {
  const { db, photos } = services
  void app.register((scope, _options, done) => {
    readPictures(scope)
    serve(scope, {
      route: sendPhotoPart,
      handler: async ({ params: { id }, query }, context) => {
        const { garment_id: garmentId, size, offset } = query
        const browserId = keepBrowser(context)
        const known = await photoRepository(db).byId(id)
        if (known && known.browserId !== browserId) throw conflict('This id is taken')
        if (known) return { received: size, photo: view(known) }
        const bytes = bytesOf(context.request)
        const sent = { id, browserId, garmentId, size, offset, bytes }
        const received = await receivePart({ db, ...photos }, sent)
        if (received < size) return { received, photo: null }
        const photo = await photoRepository(db).byId(id)
        // It was removed meanwhile.
        if (!photo) return { received: 0, photo }
        await attachLate(db, { browserId, garmentId, basketId: basketIdOf(context.request) })
        return { received, photo: view(photo) }
      },
    })
    done()
  })
}

function bytesOf({ body }: FastifyRequest): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0)
}

async function isOrdered({ db }: Services, { orderId }: PhotoRow): Promise<boolean> {
  const order = orderId === null ? null : await orderRepository(db).byId(orderId)
  return order !== null && order.status !== 'awaiting_payment' && order.status !== 'cancelled'
}
