import { useRef, useState } from 'react'
import type { DeskFound } from '@darnley/contract/workshop-desk'
import { useLocation, useNavigate } from '@darnley/web/router'
import { staffCall } from '@darnley/web/session'
import { pageOfFound } from '#src/lib/found.ts'
import { $found, type FoundOrders } from '#src/stores/found.ts'
import { $scanned } from '#src/stores/scanned.ts'

type Finding =
  | { readonly type: 'idle' }
  | { readonly type: 'pending' }
  | { readonly type: 'nothing'; readonly text: string }
  | { readonly type: 'failed' }

interface Find {
  readonly find: (text: string) => void
  readonly isPending: boolean
  readonly problem: string | null
}

/**
 * Finds what is scanned or typed, and opens its page. Scans that come faster than the answers are taken one after the
 * other: each of them counts, because a scan on a page can be a step of its work.
 */
export function useFind(onFound: () => void): Find {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [finding, setFinding] = useState<Finding>({ type: 'idle' })
  const queue = useRef(Promise.resolve())

  async function search(text: string): Promise<void> {
    try {
      const { found, list } = await findAnywhere(text)
      if (found.type === 'orders') $found.set({ text, list, page: found.page })
      const page = pageOfFound(found)
      setFinding(page === null ? { type: 'nothing', text } : { type: 'idle' })
      if (page === null) return
      onFound()
      $scanned.set({ page })
      if (page !== pathname) await navigate(page)
    } catch {
      setFinding({ type: 'failed' })
    }
  }

  function find(text: string): void {
    setFinding({ type: 'pending' })
    queue.current = queue.current.then(() => search(text))
  }

  return { find, isPending: finding.type === 'pending', problem: problemOf(finding) }
}

/** Looks through finished orders when none that is under way has the words. */
async function findAnywhere(
  text: string,
): Promise<{ readonly found: DeskFound; readonly list: FoundOrders['list'] }> {
  const found = await staffCall('POST /workshop/find', { body: { text } })
  if (found.type !== 'orders' || found.page.orders.length > 0) return { found, list: 'current' }
  const past = await staffCall('POST /workshop/find', { body: { text, list: 'past' } })
  return { found: past, list: 'past' }
}

function problemOf(finding: Finding): string | null {
  if (finding.type === 'failed') return 'We could not search just now. Please try again.'
  return finding.type === 'nothing' ? `Nothing was found for “${finding.text}”.` : null
}
