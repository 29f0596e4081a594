import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { expectFree, findFreeBase, portsFrom } from './ports.ts'

it('names the port in use, the part that wants it and the cure', async () => {
  const base = await findFreeBase(29_000)
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(base + 100, '127.0.0.1', resolve))
  await expect(expectFree(portsFrom(base))).rejects.toThrow(
    new RegExp(`port ${base + 100} \\(api\\).*PORT=${base + 1000} npm start`),
  )
  server.close()
})
