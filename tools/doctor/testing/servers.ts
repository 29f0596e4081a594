import { once } from 'node:events'
import { createServer as createHttp, type RequestListener } from 'node:http'
import { createServer as createTcp, type AddressInfo, type Server } from 'node:net'
import { createServer as createTls } from 'node:tls'

/** Where a small server of a test listens; it is closed by `close`. */
export interface Listening {
  readonly port: number
  readonly url: string
  close(): Promise<void>
}

export function httpServer(listener: RequestListener): Promise<Listening> {
  return listen(createHttp(listener))
}

export function tlsServer(options: { key: string; cert: string }): Promise<Listening> {
  return listen(createTls(options, (socket) => socket.on('error', () => undefined)))
}

/** A mail server that greets, and knows one account. */
export function mailServer(account: { user: string; password: string }): Promise<Listening> {
  const wanted = Buffer.from(`\0${account.user}\0${account.password}`).toString('base64')
  const answerOf = (line: string): string => {
    if (line.startsWith('EHLO')) return '250-localhost\r\n250 AUTH PLAIN'
    if (line.startsWith('AUTH')) return line.endsWith(wanted) ? '235 Welcome' : '535 Refused'
    return '221 Bye'
  }
  const server = createTcp((socket) => {
    socket.on('error', () => undefined)
    socket.write('220 localhost\r\n')
    socket.on('data', (data) => socket.write(`${answerOf(data.toString().trim())}\r\n`))
  })
  return listen(server)
}

async function listen(server: Server): Promise<Listening> {
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `http://localhost:${port}`,
    close: async () => {
      server.close()
      await once(server, 'close')
    },
  }
}
