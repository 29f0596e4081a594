import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { expectFree, findFreeBase, portsFrom, readBase } from './ports.mjs'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function occupy(port: number, host = '127.0.0.1'): Promise<void> {
  const server = createServer()
  servers.push(server)
  await once(server.listen(port, host), 'listening')
}

describe('ports', () => {
  it.each([
    ['api', 100],
    ['metrics of the api', 110],
    ['admin of the content', 210],
    ['PostgreSQL', 400],
  ])('[C6] names the taken port of %s, its program and the cure', async (what, offset) => {
    const base = await findFreeBase(29_000)
    await occupy(base + offset)
    await expect(expectFree(portsFrom(base))).rejects.toThrow(
      new RegExp(
        `^Port ${base + offset} \\(${what}\\) is taken by pid ${process.pid} \\(.+\\)\\. Stop it, or choose other ports: PORT=\\d+ npm start$`,
      ),
    )
  })

  it('[C6] names all taken ports at once', async () => {
    const base = await findFreeBase(29_000)
    await occupy(base)
    await occupy(base + 310)
    await expect(expectFree(portsFrom(base))).rejects.toThrow(
      new RegExp(`Port ${base} \\(site\\) .*; port ${base + 310} \\(mail\\) `),
    )
  })

  it('[C6] a port is also taken when a program listens on IPv6 only', async () => {
    const base = await findFreeBase(29_000)
    await occupy(base, '::1')
    await expect(expectFree(portsFrom(base))).rejects.toThrow(`Port ${base} (site)`)
  })
})

describe('PORT', () => {
  it('is 3000 unless it is set', () => {
    expect([readBase(undefined), readBase(''), readBase('4000')]).toEqual([3000, 3000, 4000])
  })

  it.each(['abc', '0', '80', '-1', '3000.5', '65136', '99999'])('[C6] cannot be "%s"', (text) => {
    expect(() => readBase(text)).toThrow(
      `PORT has to be a whole number from 1024 to 65135, as in PORT=4000 npm start; it is "${text}".`,
    )
  })

  it.each([
    ['6000', 'port 6000 (site)'],
    ['5900', 'port 6000 (api)'],
    ['6455', 'port 6665 (admin of the content)'],
  ])('[C6] cannot be %s, from which a part gets a port that browsers refuse', (text, port) => {
    expect(() => readBase(text)).toThrow(`browsers refuse ${port}`)
  })

  it('[C6] is refused only for ports that fetch refuses too', async () => {
    await expect(fetch('http://127.0.0.1:10080')).rejects.toThrow(
      expect.objectContaining({ cause: expect.objectContaining({ message: 'bad port' }) }),
    )
    expect(() => readBase('10080')).toThrow('browsers refuse')
  })
})
