import { useCallback, useEffect, useState } from 'react'
import type { AreaModuleName, AreaModules } from '@darnley/web/areas'
import { loadArea, loadedArea } from './load-area.ts'

export type AreaState<Name extends AreaModuleName> =
  | { readonly status: 'loading'; readonly attempt: number }
  | { readonly status: 'ready'; readonly attempt: number; readonly module: AreaModules[Name] }
  | { readonly status: 'failed'; readonly attempt: number; readonly error: Error }

/**
 * Tracks the loading of one area module. Uses its own state instead of React.lazy, which caches failures and holds a
 * fallback for 300 ms.
 */
export function useArea<Name extends AreaModuleName>(
  name: Name,
): [AreaState<Name>, retry: () => void] {
  const [state, setState] = useState<AreaState<Name>>(() => initial(name))
  const { attempt } = state

  useEffect(() => {
    let current = true
    const show = (next: AreaState<Name>): void => {
      if (current) setState(next)
    }
    if (state.status !== 'loading') return
    loadArea(name).then(
      (module) => show({ status: 'ready', attempt, module }),
      (error: Error) => show({ status: 'failed', attempt, error }),
    )
    return () => {
      current = false
    }
  }, [name, attempt, state.status])

  const retry = useCallback(
    () => setState((before) => ({ status: 'loading', attempt: before.attempt + 1 })),
    [],
  )
  return [state, retry]
}

function initial<Name extends AreaModuleName>(name: Name): AreaState<Name> {
  const module = loadedArea(name)
  return module ? { status: 'ready', attempt: 0, module } : { status: 'loading', attempt: 0 }
}
