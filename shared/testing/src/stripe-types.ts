/**
 * Checks JSON against Stripe's own types. Stripe makes them from its OpenAPI document (`OPENAPI_VERSION` in the
 * package), so that a field that its API does not have, one that is missing and one of another kind are faults.
 */
import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export interface Claim {
  /** A type, such as `Stripe.PaymentIntent`. */
  readonly type: string
  /** What is said to have it, as JSON. */
  readonly value: unknown
}

const require = createRequire(import.meta.url)

/** Returns a line for each fault, which begins with the type; none when every value has its type. */
export async function faultsOf(claims: readonly Claim[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'stripe-types-'))
  try {
    await copyTypes(join(folder, 'stripe'))
    await writeFile(join(folder, 'claims.ts'), programOf(claims))
    const output = await compile(folder)
    return output.split('\n').flatMap((line) => faultIn(line, claims))
  } finally {
    await rm(folder, { recursive: true })
  }
}

const OPEN_ENUM = 'export type OtherString = string & Record<never, never>;'

/** Copies the types, with enums closed: the library leaves each open for values that Stripe may add one day. */
async function copyTypes(to: string): Promise<void> {
  const from = dirname(require.resolve('stripe'))
  const esm = join(dirname(from), 'esm')
  await cp(esm, to, {
    recursive: true,
    filter: (path) => !/\.(?:js|map)$/.test(path),
  })
  const shared = join(to, 'shared.d.ts')
  const text = await readFile(shared, 'utf8')
  if (!text.includes(OPEN_ENUM)) throw new Error('stripe writes its open enums in another way now')
  await writeFile(shared, text.replace(OPEN_ENUM, 'export type OtherString = never;'))
}

function programOf(claims: readonly Claim[]): string {
  // One line each: the number of the line is then the number of the claim.
  const lines = claims.map(
    ({ type, value }, index) => `export const c${index}: ${type} = ${JSON.stringify(value)}`,
  )
  return ["import type { Stripe } from './stripe/stripe.esm.node.js'", ...lines].join('\n')
}

function compile(folder: string): Promise<string> {
  const tsc = join(dirname(require.resolve('typescript/package.json')), 'lib/tsc.js')
  const options = ['--noEmit', '--ignoreConfig', '--strict', '--skipLibCheck', '--pretty', 'false']
  const modern = ['--module', 'nodenext', '--target', 'esnext', '--types', '']
  const args = [tsc, ...options, ...modern, join(folder, 'claims.ts')]
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: folder }, (error, stdout) => {
      // A compiler that was ended has found nothing, too.
      if (error && !stdout.includes('error TS')) reject(error)
      else resolve(stdout)
    })
  })
}

/** Reads one fault of the compiler. Lines that are indented explain the one before. */
function faultIn(line: string, claims: readonly Claim[]): string[] {
  const [, number, says] = /claims\.ts\((\d+),\d+\): error TS\d+: (.*)/.exec(line) ?? []
  if (number !== undefined)
    return [`${claims[Number(number) - 2]?.type ?? 'Stripe'}: ${says ?? ''}`]
  if (/error TS\d+/.test(line)) throw new Error(`Stripe's types could not be used: ${line}`)
  return []
}
