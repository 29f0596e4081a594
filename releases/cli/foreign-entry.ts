import { prettifyError, z } from 'zod'
import type { ForeignDeclaration, Mount } from '@darnley/contract/foreign'
import { CommandError } from './commands/context.ts'

/** Milliseconds for each of the two files. */
const patience = 10_000

/** The parts of Module Federation's `mf-manifest.json` that say what a container gives and takes. */
const FederationManifest = z.object({
  metaData: z.object({
    remoteEntry: z.object({ name: z.string(), path: z.string(), type: z.string() }),
    publicPath: z.string().optional(),
  }),
  shared: z
    .array(z.object({ name: z.string(), requiredVersion: z.union([z.string(), z.literal(false)]) }))
    .default([]),
  exposes: z.array(z.object({ path: z.string() })),
})
type FederationManifest = z.infer<typeof FederationManifest>

/**
 * Fetches the entry of a container and checks it. Returns what it requires of the share scope, as far as a manifest at
 * the entry or beside it says so.
 * @throws CommandError for what is no container, lacks a declared module or has files at another origin
 */
export async function checkEntry(
  entry: string,
  declaration: ForeignDeclaration,
): Promise<Mount['requires']> {
  const isManifest = new URL(entry).pathname.endsWith('.json')
  const text = await fetchText(entry)
  if (!isManifest) await assertContainer(entry, text)
  const manifestUrl = new URL('mf-manifest.json', entry).href
  const manifest = isManifest
    ? parseManifest(entry, text)
    : await fetchText(manifestUrl).then(
        (found) => parseManifest(manifestUrl, found),
        () => null,
      )
  if (!manifest) return {}
  const address = entryOf(manifest, isManifest ? entry : manifestUrl)
  if (isManifest) {
    const container = await fetchText(address)
    if (isModule(manifest)) await assertContainer(address, container)
  }
  assertExposes(manifest, declaration)
  return requirementsOf(manifest)
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
  }).catch((cause: unknown) => {
    throw new CommandError(`${url} could not be fetched.`, { cause })
  })
  if (!response.ok)
    throw new CommandError(`${url} could not be fetched: it answers ${response.status}.`)
  return response.text()
}

/** @throws CommandError for anything but a module with the interface of Module Federation */
async function assertContainer(url: string, code: string): Promise<void> {
  const { parseAst } = await import('vite')
  const exported = exportsOf(code, parseAst)
  if (['get', 'init'].every((name) => exported.includes(name))) return
  throw new CommandError(
    `${url} is no container: a module that exports get and init. Name its mf-manifest.json if its container is a script.`,
  )
}

type Parse = typeof import('vite').parseAst

function exportsOf(code: string, parse: Parse): string[] {
  try {
    return parse(code).body.flatMap((node) =>
      node.type === 'ExportNamedDeclaration'
        ? node.specifiers.map(({ exported }) =>
            'name' in exported ? exported.name : String(exported.value),
          )
        : [],
    )
  } catch {
    return []
  }
}

function parseManifest(url: string, text: string): FederationManifest {
  try {
    return FederationManifest.parse(JSON.parse(text))
  } catch (error) {
    const why = error instanceof z.ZodError ? prettifyError(error) : 'it is not JSON'
    throw new CommandError(`${url} is no manifest of Module Federation: ${why}`, { cause: error })
  }
}

function isModule({ metaData }: FederationManifest): boolean {
  return metaData.remoteEntry.type === 'module' || metaData.remoteEntry.type === 'esm'
}

/** Returns the address of a manifest's container. @throws CommandError for files of another origin */
function entryOf({ metaData }: FederationManifest, url: string): string {
  const { publicPath = 'auto', remoteEntry } = metaData
  const base = publicPath === 'auto' || publicPath === '' ? url : new URL(publicPath, url).href
  const address = new URL([remoteEntry.path, remoteEntry.name].filter(Boolean).join('/'), base)
  if (address.origin === new URL(url).origin) return address.href
  throw new CommandError(
    `The files of this container come from ${address.origin}: pages would allow ${new URL(url).origin} alone. Register an entry at the origin of its files.`,
  )
}

function assertExposes({ exposes }: FederationManifest, { pages }: ForeignDeclaration): void {
  const exposed = exposes.map(({ path }) => path)
  const missing = pages.map(({ module }) => module).filter((module) => !exposed.includes(module))
  if (missing.length > 0)
    throw new CommandError(
      `It does not expose ${missing.join(', ')}; it exposes ${exposed.join(', ') || 'nothing'}.`,
    )
}

/** @throws CommandError for a container with a React of its own, whose hooks fail on a page of this one */
function requirementsOf({ shared }: FederationManifest): Mount['requires'] {
  if (!shared.some(({ name }) => name === 'react'))
    throw new CommandError(
      "It would bring a React of its own: build it with shared: ['react', 'react-dom'].",
    )
  return Object.fromEntries(
    shared.flatMap(({ name, requiredVersion }) =>
      requiredVersion === false ? [] : [[name, requiredVersion] as const],
    ),
  )
}
