import type { ServerProps } from 'payload'
import type { ReactNode } from 'react'
import { draftsOf } from './drafts.ts'

/** What waits to be published, before the tiles of the collections. */
export async function ToDo({ payload, user }: ServerProps): Promise<ReactNode> {
  if (!user) return null
  const waiting = await draftsOf(payload, user)
  return (
    <section aria-labelledby="to-do" style={{ marginBottom: 40 }}>
      <h2 id="to-do">Waiting to be published</h2>
      {waiting.length === 0 ? (
        <p>Nothing: customers read the newest of everything.</p>
      ) : (
        <ul>
          {waiting.map(({ slug, id, title, label, changedAt }) => (
            <li key={`${slug} ${id}`} style={{ padding: '6px 0' }}>
              <a href={`/admin/collections/${slug}/${encodeURIComponent(id)}`}>{title}</a> ({label},
              changed {changedAt})
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
