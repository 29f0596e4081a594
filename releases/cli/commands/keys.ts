import { writeFile } from 'node:fs/promises'
import type { ReleaseRegistry, Trust } from '@darnley/contract/release'
import { writeAudit } from '#core/audit.ts'
import { changeLive } from '#core/change-registry.ts'
import { areaOfRelease, keysOf, keyText } from '#core/trust/approvals.ts'
import { keyMark, makePrivateKey, PublicKey, publicKeyOf, signText } from '#core/trust/keys.ts'
import { approveAll, signAll, withOwner } from '#core/trust/owner.ts'
import { CommandError, readRegistry, type Context } from './context.ts'

/** Prints the owner's key and those of the teams. */
export async function listKeys({ store, log }: Context): Promise<void> {
  const { trust } = await readRegistry(store)
  if (!trust) return log(`${store.place} has no keys: \`keys own\` makes yours the owner's.`)
  log(`owner: ${trust.owner}`)
  for (const area of Object.keys(trust.keys).toSorted())
    for (const key of keysOf(trust, area)) log(`${area}: ${key}`)
}

/**
 * Writes a new private key into a file and prints its public key.
 * @throws CommandError when the file exists
 */
export async function makeKeyFile({ log }: Pick<Context, 'log'>, file: string): Promise<void> {
  const privateKey = makePrivateKey()
  try {
    await writeFile(file, privateKey, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new CommandError(`${file} exists, and a key is never overwritten.`)
  }
  log(`${file} holds a private key, for RELEASE_KEY. Its public key:\n${publicKeyOf(privateKey)}`)
}

/**
 * Makes the caller's key that of the owner: from now on each change needs a key. What is live is signed with it.
 * @throws CommandError without a key, or when there is an owner
 */
export async function ownStore(context: Context): Promise<void> {
  const { store, log } = context
  const [ownerKey] = context.privateKeys
  if (ownerKey === undefined)
    throw new CommandError(
      'RELEASE_KEY holds no key: `npm run release -- keys make owner.key` makes one.',
    )
  const signed = withOwner(await readRegistry(store), ownerKey)
  await signAll(store, { registry: signed, ownerKey })
  await changeLive(store, (before) => {
    if (before.trust) throw new CommandError('There is an owner: `keys` shows who it is.')
    return { registry: withOwner(before, ownerKey), result: undefined }
  })
  await audit(context, { area: 'all areas', why: `owned by ${keyMark(publicKeyOf(ownerKey))}` })
  log(`Changes need a key from now on. The edge's RELEASE_OWNER_KEY:\n${publicKeyOf(ownerKey)}`)
}

interface KeyOfArea {
  readonly area: string
  readonly publicKey: string
}

/**
 * Gives an area a key of its own: from now on only this key, and others given to the area, change it.
 * @throws CommandError for text that is no key, or without the owner's key
 */
export async function addKey(context: Context, { area, publicKey }: KeyOfArea): Promise<void> {
  if (!PublicKey.safeParse(publicKey).success)
    throw new CommandError('That is no public key: `keys make <file>` prints one.')
  await changeLive(context.store, (before) => {
    const { trust, ownerKey } = ownedBy(context, before)
    const others = (trust.keys[area] ?? []).filter((key) => key.publicKey !== publicKey)
    const signature = signText(keyText(area, publicKey), ownerKey)
    const keys = { ...trust.keys, [area]: [...others, { publicKey, signature }] }
    return { registry: { ...before, trust: { ...trust, keys } }, result: undefined }
  })
  await audit(context, { area, why: `key ${keyMark(publicKey)} added` })
  context.log(`'${area}' is changed with the key ${keyMark(publicKey)} from now on.`)
}

/**
 * Takes a key from an area, as after a loss. What it signed and is still in use is signed by the owner first, so that
 * visitors notice nothing.
 * @throws CommandError when the area has no such key, or without the owner's key
 */
export async function removeKey(context: Context, { area, publicKey }: KeyOfArea): Promise<void> {
  const { store, log } = context
  const without = (before: ReleaseRegistry): { registry: ReleaseRegistry; ownerKey: string } => {
    const { trust, ownerKey } = ownedBy(context, before)
    const left = (trust.keys[area] ?? []).filter((key) => key.publicKey !== publicKey)
    if (left.length === (trust.keys[area] ?? []).length)
      throw new CommandError(`'${area}' has no such key: \`keys\` shows what there is.`)
    const { [area]: _removed, ...others } = trust.keys
    const keys = left.length === 0 ? others : { ...others, [area]: left }
    return { registry: { ...before, trust: { ...trust, keys } }, ownerKey }
  }
  const planned = without(await readRegistry(store))
  await signAll(store, { ...planned, area: areaOfRelease(area) })
  await changeLive(store, (before) => {
    const { registry, ownerKey } = without(before)
    return { registry: approveAll(registry, ownerKey), result: undefined }
  })
  await audit(context, { area, why: `key ${keyMark(publicKey)} removed` })
  log(`'${area}' can't be changed with the key ${keyMark(publicKey)} any more.`)
}

/** @throws CommandError when the caller is not the owner */
function ownedBy(
  { privateKeys }: Context,
  { trust }: ReleaseRegistry,
): { trust: Trust; ownerKey: string } {
  if (!trust) throw new CommandError("There are no keys yet: `keys own` makes yours the owner's.")
  const ownerKey = privateKeys.find((key) => publicKeyOf(key) === trust.owner)
  if (ownerKey !== undefined) return { trust, ownerKey }
  throw new CommandError(
    `Only the owner (${keyMark(trust.owner)}) changes keys, and RELEASE_KEY does not hold that key.`,
  )
}

async function audit(
  { store, who, why: said }: Context,
  { area, why }: { area: string; why: string },
): Promise<void> {
  await writeAudit(store, {
    at: new Date().toISOString(),
    who,
    action: 'keys',
    releases: [],
    sites: [],
    why: said === undefined ? `${area}: ${why}` : `${area}: ${why} (${said})`,
  })
}
