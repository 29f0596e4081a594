import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Readable, Writable } from 'node:stream'
import { expect, it, onTestFinished } from 'vitest'
import { freePorts } from './free-ports.ts'

const module = JSON.stringify(new URL('free-ports.ts', import.meta.url).href)

/** Starts a process that takes 100 ports and keeps them. */
function startAnother(): ChildProcessByStdio<Writable, Readable, null> {
  const script = `
    const { freePorts } = await import(${module})
    process.stdout.write(JSON.stringify(await freePorts(100)))
    process.stdin.resume()`
  const options = ['--input-type=module', '--eval', script]
  const child = spawn(process.execPath, options, { stdio: ['pipe', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill())
  return child
}

it('Ports are given once among all processes, below those of outgoing connections', async () => {
  const others = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const [text] = (await once(startAnother().stdout, 'data')) as [Buffer]
      return JSON.parse(text.toString()) as number[]
    }),
  )
  const ports = others.flat()
  expect(new Set(ports).size).toBe(800)
  expect(Math.max(...ports)).toBeLessThan(32_768)
})

it('A port can be listened on, and is not given again', async () => {
  const ports = await freePorts(50)
  const server = createServer().listen(ports[0], '127.0.0.1')
  await once(server, 'listening')
  server.close()
  const next = await freePorts(50)
  expect(next.filter((port) => ports.includes(port))).toEqual([])
})
