import { useEffect } from 'react'
import type { GarmentPhoto } from '@darnley/contract/customer-photos'
import { apiUrl } from '#src/client/client.ts'
import { $queuedPhotos, type PhotoStatus } from '#src/photos/photo-queue.ts'
import { useQuery } from '#src/query/query.ts'
import { useStore } from '#src/stores/stores.ts'
import { garmentPhotosQuery } from '#src/queries/garment-photos.ts'

export interface ShownPhoto {
  readonly id: string
  readonly src: string
  readonly status: PhotoStatus
}

interface GarmentPhotos {
  readonly photos: readonly ShownPhoto[]
  /** Asks the api again. */
  readonly refresh: () => void
}

/** The photos of a garment: those at the api, and those that this page added. */
export function useGarmentPhotos(garmentId: string): GarmentPhotos {
  const { data: stored = [], refetch } = useQuery(garmentPhotosQuery(garmentId))
  const queued = useStore($queuedPhotos).filter((photo) => photo.garmentId === garmentId)
  const count = queued.length
  // One that left the queue was removed, or sent by another tab.
  useEffect(() => {
    void refetch()
  }, [count, refetch])
  const isQueued = ({ id }: GarmentPhoto): boolean => queued.some((photo) => photo.id === id)
  return {
    photos: [
      ...stored
        .filter((photo) => !isQueued(photo))
        .map((photo) => ({
          id: photo.id,
          src: apiUrl(photo.small_url),
          status: { type: 'sent', photo } as const,
        })),
      ...queued.map(({ id, preview, status }) => ({ id, src: preview, status })),
    ],
    refresh: () => void refetch(),
  }
}
