import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { ContentScreen, contentScreensFile } from '@darnley/contract/content-screen'
import type { PageConfig } from '@darnley/contract/page-config'
import { isPublicCall, type PublicAnswers } from './public-answers.ts'

export interface RendererInput {
  /** The folder of the release, whose files were compared with its manifest. */
  readonly folder: string
  readonly config: PageConfig
  /** Public address of the site, without a path. */
  readonly origin: string
  readonly paths: readonly string[]
  readonly answers: PublicAnswers
  readonly signal: AbortSignal
}

/** Path > its screen, or why it has none. */
export type Rendered = ReadonlyMap<string, ContentScreen | Error>

const worker = join(import.meta.dirname, 'worker.mjs')
/** Milliseconds for all pages of a site. */
const patience = 30_000
const megabytes = 384

const Message = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('ask'),
    id: z.number(),
    address: z.string(),
    method: z.string(),
    credentials: z.string().optional(),
  }),
  z.object({ type: z.literal('screen'), path: z.string(), screen: ContentScreen }),
  z.object({ type: z.literal('no-screen'), path: z.string(), error: z.string() }),
  z.object({ type: z.literal('failed'), error: z.string() }),
])

/**
 * Renders pages of a release in a process without the disk, other processes, the network and the edge's environment.
 * @throws Error when the renderer ends early or takes too long
 */
export function runRenderer(input: RendererInput): Promise<Rendered> {
  const { folder, config, origin, paths, answers, signal } = input
  const child = startWorker(folder)
  const rendered = new Map<string, ContentScreen | Error>()
  const { promise, resolve, reject } = Promise.withResolvers<Rendered>()
  const timer = setTimeout(
    () => reject(new Error(`nothing within ${patience} ms`)),
    patience,
  ).unref()
  child.on('message', (raw) => {
    const message = Message.safeParse(raw).data
    if (message?.type === 'ask') void answer(child, { asked: message, answers })
    else if (message?.type === 'screen') rendered.set(message.path, checked(message.screen))
    else if (message?.type === 'no-screen') rendered.set(message.path, new Error(message.error))
    else reject(new Error(message?.error ?? 'the renderer said what the edge does not know'))
  })
  child.on('error', reject)
  signal.addEventListener('abort', () => reject(new Error('the edge stops')), { once: true })
  child.on('exit', (code) =>
    code === 0 ? resolve(rendered) : reject(new Error(`the renderer ended with ${code}`)),
  )
  const entry = pathToFileURL(join(folder, contentScreensFile)).href
  child.send({ type: 'render', entry, config, origin, paths })
  return promise.finally(() => {
    clearTimeout(timer)
    child.kill('SIGKILL')
  })
}

function startWorker(folder: string): ChildProcess {
  return fork(worker, [], {
    cwd: folder,
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [
      '--permission',
      `--allow-fs-read=${worker}`,
      `--allow-fs-read=${folder}`,
      `--max-old-space-size=${megabytes}`,
    ],
  })
}

interface Asked {
  readonly id: number
  readonly address: string
  readonly method: string
  readonly credentials?: string | undefined
}

async function answer(
  child: ChildProcess,
  { asked, answers }: { readonly asked: Asked; readonly answers: PublicAnswers },
): Promise<void> {
  const { id, address } = asked
  const reply = isPublicCall(asked)
    ? await answers.get(address).catch((error: unknown) => ({ error: String(error) }))
    : { error: `${address} is not for everyone` }
  if (child.connected) child.send({ type: 'answer', id, ...reply })
}

/** The site's policy refuses style attributes, and a renderer's mistake must not become a visitor's. */
function checked(screen: ContentScreen): ContentScreen | Error {
  if (screen.html.includes(' style="')) return new Error('its markup has a style attribute')
  if (/<script\b/i.test(screen.html)) return new Error('its markup has a script')
  return screen
}
