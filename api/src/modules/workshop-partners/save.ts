import type { ManagedPartner, PartnerFault, PartnerSave } from '@darnley/contract/workshop-partners'
import type { OwnerActionKind } from '@darnley/contract/workshop-people'
import { HttpError, notFound, ValidationFailed, valueFault } from '#src/lib/http-error.ts'
import { ownerActionRepository } from '#src/modules/owner-actions/repository.ts'
import { isOwnHostname } from '#src/modules/partners/rules.ts'
import { partnerRepository } from '#src/modules/partners/repository.ts'
import type { Services } from '#src/services.ts'
import { type Saved, writePartner } from './content.ts'

type Owner = Readonly<Record<'id' | 'email', string>>
type Tools = Pick<Services, 'db' | 'config' | 'partners'>

interface Write {
  readonly owner: Owner
  /** Of the partner. */
  readonly id: string
}

/** Keeps a draft or publishes it. The log's entry and the write in the content service stand or fall together. */
export async function savePartner(
  tools: Tools,
  { owner, id, save }: Write & { readonly save: PartnerSave },
): Promise<ManagedPartner> {
  await refuseOwnHostname(tools, save)
  const { description, publish, version } = save
  const seenAt = version === null ? null : momentOf(version)
  const body = { description, publish, seenAt, changedBy: owner.email }
  return logged(tools, {
    action: publish ? 'partner_published' : 'partner_saved',
    owner,
    id,
    write: () => writePartner(tools.config, { method: 'PUT', path: `/partners/${id}`, body }),
  })
}

export async function unpublishPartner(
  tools: Tools,
  { owner, id, version }: Write & { readonly version: number },
): Promise<ManagedPartner> {
  const body = { seenAt: momentOf(version), changedBy: owner.email }
  return logged(tools, {
    action: 'partner_unpublished',
    owner,
    id,
    write: () =>
      writePartner(tools.config, { method: 'POST', path: `/partners/${id}/unpublish`, body }),
  })
}

/** Returns the moment that the content service knows a version by. */
const momentOf = (version: number): string => new Date(version).toISOString()

interface Logged extends Write {
  readonly action: OwnerActionKind
  write(): Promise<Saved>
}

async function logged(
  { db, partners }: Tools,
  { action, owner, id, write }: Logged,
): Promise<ManagedPartner> {
  const partner = await db.transaction(async (transaction) => {
    await ownerActionRepository(transaction).record({ actorId: owner.id, action, subject: id })
    return partnerOf(await write())
  })
  partners.wake()
  return partner
}

/** @throws HttpError 404, 409 with what stands now, 422 with each fault at its field */
function partnerOf(saved: Saved): ManagedPartner {
  switch (saved.type) {
    case 'saved':
      return saved.partner
    case 'missing':
      throw notFound('Partner')
    case 'conflict': {
      const { current } = saved
      const detail = 'Another owner changed this partner meanwhile'
      const last_change = current && {
        actor: current.changed_by ?? 'The content service',
        at: momentOf(current.version),
      }
      throw new HttpError({ status: 409, detail, body: { detail, current, last_change } })
    }
    case 'faults':
      throw new ValidationFailed(
        saved.faults.map(({ path, message }) =>
          valueFault(['body', 'description', ...path.split('.')], message),
        ),
      )
  }
}

async function refuseOwnHostname(tools: Tools, save: PartnerSave): Promise<void> {
  const fault = await ownHostnameFault(tools, save.description.hostname)
  if (fault)
    throw new ValidationFailed([valueFault(['body', 'description', fault.path], fault.message)])
}

/** Returns the fault of a hostname that one of our own sites has. */
export async function ownHostnameFault(
  { db, config }: Pick<Tools, 'db' | 'config'>,
  hostname: string,
): Promise<PartnerFault | null> {
  const own = [new URL(config.siteUrl).hostname, ...(await partnerRepository(db).ownHostnames())]
  if (!isOwnHostname(hostname, own)) return null
  return { path: 'hostname', message: 'This is the hostname of a site of our own.' }
}
