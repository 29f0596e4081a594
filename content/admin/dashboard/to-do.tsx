import type { ServerProps } from 'payload'
import type { ReactNode } from 'react'
import { publishedCatalogue } from '../../src/prices/published-catalogue.ts'
import { gapsOf } from '../../src/rules/gaps.ts'
import { draftsOf } from './drafts.ts'

/** What waits to be published and what the catalogue lacks, before the tiles of the collections. */
export async function ToDo({ payload, user }: ServerProps): Promise<ReactNode> {
  if (!user) return null
  const waiting = await draftsOf(payload, user)
  const gaps = gapsOf(await publishedCatalogue({ payload, user }))
  return (
    <>
      <Tasks id="to-do" title="Waiting to be published">
        {waiting.map(({ slug, id, title, label, changedAt }) => (
          <Task key={`${slug} ${id}`} slug={slug} id={id} title={title}>
            ({label}, changed {changedAt})
          </Task>
        ))}
      </Tasks>
      <Tasks id="gaps" title="Missing in what is published">
        {gaps.map(({ slug, id, name, lacks }) => (
          <Task key={`${slug} ${id} ${lacks}`} slug={slug} id={id} title={name}>
            {lacks}
          </Task>
        ))}
      </Tasks>
      <p style={{ marginBottom: 40 }}>
        <a href="/admin/prices">Change many prices</a>, or take them out and in as a file.
      </p>
    </>
  )
}

interface TasksProps {
  readonly id: string
  readonly title: string
  readonly children: readonly ReactNode[]
}

function Tasks({ id, title, children }: TasksProps): ReactNode {
  return (
    <section aria-labelledby={id} style={{ marginBottom: 24 }}>
      <h2 id={id}>{title}</h2>
      {children.length === 0 ? <p>Nothing.</p> : <ul>{children}</ul>}
    </section>
  )
}

interface TaskProps {
  readonly slug: string
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

function Task({ slug, id, title, children }: TaskProps): ReactNode {
  return (
    <li style={{ padding: '6px 0' }}>
      <a href={`/admin/collections/${slug}/${encodeURIComponent(id)}`}>{title}</a> {children}
    </li>
  )
}
