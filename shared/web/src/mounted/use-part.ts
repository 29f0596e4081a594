import { useCallback, useEffect, useState, type ComponentType } from 'react'
import { pageConfig } from '#src/client/page-config.ts'
import { $staff, refreshBasket } from '#src/session/session.ts'
import { connectToSite } from '#src/site/mounted-site.ts'

/** Loads the component of a part. */
export type LoadPart<Props> = () => Promise<ComponentType<Props>>

type PartState<Props> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly Part: ComponentType<Props> }
  | { readonly status: 'failed'; readonly retry: () => void }

/** Loads a part after the configuration of its site, which its modules may read as soon as they are evaluated. */
export function usePart<Props>(site: string, load: LoadPart<Props>): PartState<Props> {
  const [state, setState] = useState<PartState<Props>>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => setAttempt((attempts) => attempts + 1), [])
  useEffect(() => {
    let isGone = false
    const show = (next: PartState<Props>): void => {
      if (!isGone) setState(next)
    }
    loadPart(site, load).then(
      (Part) => show({ status: 'ready', Part }),
      (error: unknown) => {
        console.error(`A part of ${site} could not be loaded.`, error)
        show({ status: 'failed', retry })
      },
    )
    return () => void (isGone = true)
  }, [site, load, attempt, retry])
  return state
}

async function loadPart<Props>(site: string, load: LoadPart<Props>): Promise<ComponentType<Props>> {
  await connectToSite(site)
  // Across origins nobody signs in, and the basket is empty, because no cookie is sent.
  if (pageConfig().mode !== 'web') $staff.set({ status: 'signed-out' })
  void refreshBasket().catch(() => undefined)
  return load()
}
