import { slugOf } from './slug.ts'

interface Shop {
  id?: unknown
  name?: string | null
}

interface Owner {
  id?: string | null
  shops?: unknown
}

/** Gives new shops of a partner an id that no other partner's shop has; orders refer to it. */
export function withShopIds<Partner extends Owner>(partner: Partner): Partner {
  if (!Array.isArray(partner.shops)) return partner
  const taken = new Set<string>()
  const shops = (partner.shops as Shop[]).map((shop) => {
    const id = isKept(shop.id) && !taken.has(shop.id) ? shop.id : newId(partner, { shop, taken })
    taken.add(id)
    return { ...shop, id }
  })
  return { ...partner, shops }
}

/** Forms of the admin give new rows an id of 24 hexadecimal digits. */
function isKept(id: unknown): id is string {
  return typeof id === 'string' && id !== '' && !/^[0-9a-f]{24}$/.test(id)
}

function newId(partner: Owner, { shop, taken }: { shop: Shop; taken: Set<string> }): string {
  const owner = partner.id ?? ''
  const own = slugOf((shop.name ?? '').replace(/^[^,]*,/, '')) || 'shop'
  const base = `${owner}-${own}`
  let id = base
  for (let at = 2; taken.has(id); at += 1) id = `${base}-${at}`
  return id
}
