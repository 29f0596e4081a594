import type { Payload } from 'payload'
import type { MovedRow } from './moved-rows.ts'

export interface Moved {
  readonly written: readonly string[]
  /** Left as they are, since they were changed after they had been created. */
  readonly kept: readonly string[]
  /** As in "faq/account: answer: This field is required." */
  readonly refused: readonly string[]
}

/** Publishes each row as a document, unless an editor has changed that document since it was created. */
export async function moveRows(payload: Payload, rows: readonly MovedRow[]): Promise<Moved> {
  const written: string[] = []
  const kept: string[] = []
  const refused: string[] = []
  for (const row of rows) {
    const name = `${row.collection}/${row.id}`
    try {
      const isWritten = await moveRow(payload, row)
      if (isWritten) written.push(name)
      else kept.push(name)
    } catch (error) {
      refused.push(...faultsOf(error).map((fault) => `${name}: ${fault}`))
    }
  }
  return { written, kept, refused }
}

async function moveRow(payload: Payload, { collection, id, data }: MovedRow): Promise<boolean> {
  const document = { ...data, id, _status: 'published' }
  const known = await payload.findByID({ collection, id, depth: 0, disableErrors: true })
  if (!known) {
    await payload.create({ collection, data: document })
    return true
  }
  const { totalDocs: versions } = await payload.countVersions({
    collection,
    where: { parent: { equals: id } },
  })
  if (versions > 1) return false
  await payload.update({ collection, id, data: document })
  return true
}

interface Refusal {
  readonly message: string
  readonly data?: { readonly errors?: readonly { path: string; message: string }[] }
}

function faultsOf(error: unknown): string[] {
  const { message, data } = error as Refusal
  return data?.errors?.map((fault) => `${fault.path}: ${fault.message}`) ?? [message]
}
