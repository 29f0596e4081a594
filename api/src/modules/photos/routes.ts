import type { FastifyInstance } from 'fastify'
import {
  addPhoto,
  customerPhotos,
  orderPhotos,
  removePhoto,
  showPhoto,
  type Photo,
} from '@darnley/contract/photos'
import { mayActAs } from '@darnley/contract/staff-roles'
import { conflict, forbidden, notFound } from '#src/lib/http-error.ts'
import { orderRepository } from '#src/modules/orders/repository.ts'
import { readPictures } from '#src/plugins/bodies.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import { workshopStaffOf } from '#src/plugins/staff-only.ts'
import type { Services } from '#src/services.ts'
import { convertPicture } from './picture.ts'
import { type PhotoRow, photoRepository } from './repository.ts'
import { storePhoto } from './store-photo.ts'
import { viewOutside } from './view.ts'

export function photoRoutes(app: FastifyInstance, services: Services): void {
  uploadRoutes(app, services)
  listRoutes(app, services)
  serve(app, {
    route: showPhoto,
    handler: async ({ params: { id }, query: { size, until, signature } }, { reply }) => {
      const isValid = services.photos.links.isValid({ id, size, until }, signature, new Date())
      // An erased order's photos are not shown while their files wait for the clean-up.
      const photo = isValid ? await photoRepository(services.db).byId(id) : null
      const bytes =
        photo?.orderId || photo?.browserId ? await services.photos.files.read(id, size) : null
      if (!bytes) throw notFound('Photo')
      void reply.headers({
        'cache-control': 'private, max-age=7200, immutable',
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
      })
      return bytes
    },
  })
}

function uploadRoutes(app: FastifyInstance, services: Services): void {
  void app.register((scope, _options, done) => {
    readPictures(scope)
    serve(scope, {
      route: addPhoto,
      handler: async ({ params: { id }, query }, { request }) => {
        const repository = photoRepository(services.db)
        const known = await repository.byId(id)
        if (known && known.orderId !== query.order_id) throw conflict('This id is taken')
        if (known) return viewOf(services, known)
        if (!(await orderRepository(services.db).byId(query.order_id))) throw notFound('Order')
        const upload = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const picture = await convertPicture(upload)
        const photo = {
          id,
          orderId: query.order_id,
          kind: query.kind,
          garment: query.garment ?? null,
          words: query.words || null,
          staffId: workshopStaffOf(request).id,
        }
        await services.db.transaction((transaction) =>
          storePhoto({ db: transaction, files: services.photos.files }, { photo, picture }),
        )
        const stored = await repository.byId(id)
        if (stored?.orderId !== query.order_id) throw conflict('This id is taken')
        return viewOf(services, stored)
      },
    })
    done()
  })
}

function listRoutes(app: FastifyInstance, services: Services): void {
  serve(app, {
    route: orderPhotos,
    handler: async ({ query }) => {
      if (!(await orderRepository(services.db).byId(query.order_id))) throw notFound('Order')
      const found = await photoRepository(services.db).ofOrder(query.order_id)
      return found.map((photo) => viewOf(services, photo))
    },
  })

  serve(app, {
    route: customerPhotos,
    handler: async ({ query }) => {
      const order = await orderRepository(services.db).byToken(query.order_id_token)
      if (!order) throw notFound('Order')
      const found = await photoRepository(services.db).ofOrder(order.id)
      return found.map((photo) => viewOutside(services.photos.links, photo))
    },
  })

  serve(app, {
    route: removePhoto,
    handler: async ({ params: { id } }, { request }) => {
      const caller = workshopStaffOf(request)
      const repository = photoRepository(services.db)
      const photo = await repository.byId(id)
      if (!photo) throw notFound('Photo')
      if (photo.staffId !== caller.id && !mayActAs(caller.role, 'manager'))
        throw forbidden('You did not take this photo: ask a manager to remove it')
      await services.photos.files.remove(id)
      await repository.remove(id)
      return null
    },
  })
}

function viewOf({ photos: { links } }: Services, photo: PhotoRow): Photo {
  const unnamed = photo.kind === 'customer' ? 'The customer' : 'A former colleague'
  return {
    ...viewOutside(links, photo),
    words: photo.words,
    taken_by: photo.takenBy ?? unnamed,
  }
}
