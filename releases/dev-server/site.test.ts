import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { vendorFactsPath } from '@darnley/contract/vendor-facts'
import { describe, expect, it, onTestFinished } from 'vitest'
import { addressOf, askSite, unknownArea } from './site.ts'

const blocks = `<script type="importmap">{"imports":{},"integrity":{}}</script>
<script type="application/json" id="areas">{"booking":{"entry":"/e","pages":[],"menu":[],"slots":{}}}</script>
<script type="application/json" id="releases">{"fallbacks":{},"shell":{}}</script>
<script type="application/json" id="scripts">{"preloads":[],"styles":[]}</script>
<script type="application/json" id="page-config">{"mode":"web"}</script>`

const vendor = {
  version: '1',
  sharedVersions: { react: '19.3.1' },
  vendorExports: { react: ['useState'] },
  commit: null,
}

/** Returns the origin of a site, under a name that only browsers know. */
async function startSite(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://maison.localhost:${(server.address() as AddressInfo).port}`
}

const ofEdge: RequestListener = ({ url, headers }, response) => {
  if (!headers.host?.startsWith('maison.localhost:')) return response.writeHead(421).end()
  if (url === vendorFactsPath) return response.end(JSON.stringify(vendor))
  return response.setHeader('content-type', 'text/html').end(blocks)
}

describe('A site', () => {
  it('tells its areas and what its vendor file contains', async () => {
    expect(await askSite(await startSite(ofEdge))).toEqual({ vendor, areas: ['booking'] })
  })

  it('is refused, with what to do, where nothing answers', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    server.close()
    await expect(askSite(`http://127.0.0.1:${port}`)).rejects.toThrow(
      `http://127.0.0.1:${port} cannot be reached (ECONNREFUSED): start it (npm start), or name another address with --site.`,
    )
  })

  it('is refused where a connection is never answered', async () => {
    const site = await startSite(() => {})
    await expect(askSite(site, 100)).rejects.toThrow(
      `${site} cannot be reached (no answer within 0.1 s): start it`,
    )
  })

  it('is refused where something else answers', async () => {
    const site = await startSite((_request, response) => response.writeHead(200).end('<p>Hello'))
    await expect(askSite(site)).rejects.toThrow(
      `${site} is no site of Darnley: its front page (status 200) is no page of the edge.`,
    )
  })

  it('is refused where it only leads to another address', async () => {
    const site = await startSite((_request, response) =>
      response.writeHead(301, { location: 'https://shop.example/' }).end(),
    )
    await expect(askSite(site)).rejects.toThrow(
      `${site} leads to https://shop.example: name that one with --site.`,
    )
  })

  it('is refused where its edge is of an earlier version', async () => {
    const site = await startSite((request, response) => {
      if (request.url === vendorFactsPath) response.writeHead(404).end('{}')
      else ofEdge(request, response)
    })
    await expect(askSite(site)).rejects.toThrow('deploy an edge of this version there')
  })

  it.each([
    ['http://maison.localhost:3000', 'http://127.0.0.1:3000'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['https://shop.example', 'https://shop.example'],
    ['https://localhost.shop.example', 'https://localhost.shop.example'],
  ])('%s is reached at %s', (site, address) => {
    expect(addressOf(site)).toBe(address)
  })

  it('must have the area', () => {
    const site = 'http://localhost:3000'
    const areas = ['booking', 'checkout']
    expect(unknownArea('booking', { site, areas })).toBeUndefined()
    expect(unknownArea('gift', { site, areas })).toMatch(
      /^http:\/\/localhost:3000 has no area 'gift', but booking, checkout: /,
    )
  })
})
