import type { PayloadRequest } from 'payload'
import { type PricedService, type PriceLine, priceLines } from './lines.ts'

/** A service with its prices. */
export interface ServicePrices {
  readonly id: string
  readonly name: string
  /** Whether a draft waits to be published: its prices are changed in its form alone. */
  readonly waits: boolean
  readonly lines: readonly PriceLine[]
}

/** What an editor chooses prices from. */
export interface PriceOverview {
  readonly categories: readonly { readonly id: string; readonly name: string }[]
  readonly garments: readonly {
    readonly id: string
    readonly name: string
    /** Id of its category. */
    readonly category: string
    /** Ids of the services that it offers. */
    readonly services: readonly string[]
  }[]
  readonly services: readonly ServicePrices[]
}

type Row = Readonly<Record<string, unknown>>

/** Returns the newest of everything that the user of this request may read, drafts too. */
export async function readPrices(req: PayloadRequest): Promise<PriceOverview> {
  // One after the other: in a transaction they share a connection.
  const categories = await newest(req, 'item-categories')
  const garments = await newest(req, 'items')
  const services = await newest(req, 'services')
  return {
    categories: categories.map(({ id, name }) => ({ id: String(id), name: String(name) })),
    garments: garments.map(({ id, name, itemCategory, services: offered }) => ({
      ...{ id: String(id), name: String(name), category: String(itemCategory) },
      services: ((offered ?? []) as unknown[]).map(String),
    })),
    services: services.map((service) => ({
      ...{ id: String(service['id']), name: String(service['name']) },
      waits: service['_status'] === 'draft',
      lines: priceLines(service as unknown as PricedService),
    })),
  }
}

async function newest(req: PayloadRequest, collection: string): Promise<Row[]> {
  const { docs } = await req.payload.find({
    ...{ collection, draft: true, depth: 0, pagination: false },
    ...{ req, user: req.user, overrideAccess: false },
  })
  return docs as Row[]
}
