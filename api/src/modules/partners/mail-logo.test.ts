import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'
import { mailLogos } from './mail-logo.ts'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="360" height="40"><text y="30">M</text></svg>'
const pictureAt = (url: string) => ({
  id: 'maison-vale',
  logo: { id: 'logo', alt: 'Maison Vale', url, width: 360, height: 40 },
})

async function startLogos(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const warned: string[] = []
  const contentUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const log = { warn: (_details: object, message: string) => void warned.push(message) }
  return { logoOf: mailLogos({ contentUrl, log }), warned }
}

it('is a PNG on white in twice its size, made once for each picture', async () => {
  const asked: (string | undefined)[] = []
  const { logoOf } = await startLogos(({ url }, response) => {
    asked.push(url)
    response.end(svg)
  })
  const logo = await logoOf(pictureAt('/api/media/file/logo.svg'))
  expect(logo).toMatchObject({ width: 180, height: 20 })
  const { format, width, hasAlpha } = await sharp(logo?.content).metadata()
  expect({ format, width, hasAlpha }).toEqual({ format: 'png', width: 360, hasAlpha: false })
  expect(await logoOf(pictureAt('/api/media/file/logo.svg'))).toBe(logo)
  await logoOf(pictureAt('/api/media/file/logo.svg?v=2'))
  expect(asked).toEqual(['/api/media/file/logo.svg', '/api/media/file/logo.svg?v=2'])
})

it('is left out where it can not be had, and asked for again', async () => {
  let isUp = false
  const { logoOf, warned } = await startLogos((_, response) => {
    response.writeHead(isUp ? 200 : 503).end(svg)
  })
  expect(await logoOf(pictureAt('/logo.svg'))).toBeNull()
  expect(await logoOf(pictureAt('//elsewhere.example/logo.svg'))).toBeNull()
  expect(warned).toHaveLength(2)
  isUp = true
  expect(await logoOf(pictureAt('/logo.svg'))).not.toBeNull()
})
