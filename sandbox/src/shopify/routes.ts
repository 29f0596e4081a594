import type { FastifyInstance } from 'fastify'

interface ShopRequest {
  Params: { shop: string }
}

/** Serves any shop for any well-formed token; maison.myshopify.com has the domain maison.localhost. */
export async function shopifyRoutes(app: FastifyInstance): Promise<void> {
  app.get<ShopRequest>('/shopify/:shop/shop.json', async ({ params, headers }, reply) => {
    const token = headers['x-shopify-access-token']
    const name = /^([a-z0-9-]+)\.myshopify\.com$/.exec(params.shop)?.[1]
    if (!name || typeof token !== 'string' || !token.startsWith('shpat_'))
      return reply.code(401).send({ errors: '[API] Invalid API key or access token' })
    return { shop: { name, domain: `${name}.localhost`, myshopify_domain: params.shop } }
  })
}
