import { expect, it } from 'vitest'
import { deskAddress, deskViewOf, parts, stages, ways, type DeskView } from './desk-view.ts'

const read = (address: string): DeskView =>
  deskViewOf(new URL(address, 'http://workshop.localhost').searchParams)

const tailor = '6e0c1d36-3c7a-4c0a-9a43-0d5c3ac1c001'

it('every view has an address of its own, which leads back to it', () => {
  const addresses = new Set<string>()
  for (const view of ['board', 'list'] as const)
    for (const { part } of parts)
      for (const stage of [null, ...stages.map((each) => each.stage)])
        for (const way of [null, ...ways.map((each) => each.way)])
          for (const shop of [null, 'maison-vale']) {
            const wanted = { view, part, stage, way, shop, tailor: shop ? tailor : null }
            const address = deskAddress(wanted)
            expect(read(address)).toEqual(wanted)
            addresses.add(address)
          }
  expect(addresses.size).toBe(2 * 5 * 7 * 7 * 2)
  expect(addresses).toContain('/')
})

it.each(['/?view=table&part=all&stage=gone&way=pigeon&shop=<b>&tailor=1', '/'])(
  'what an address does not say is usual: %s',
  (address) => {
    expect(deskAddress(read(address))).toBe('/')
  },
)
