import { startTransition, useCallback, useEffect, useState } from 'react'
import type { AreaModuleName } from '#src/areas/area-name.ts'
import { loadArea, loadedArea } from './load-area.ts'

export type AreaState<Module> =
  | { readonly status: 'loading'; readonly attempt: number }
  | { readonly status: 'ready'; readonly attempt: number; readonly module: Module }
  | { readonly status: 'failed'; readonly attempt: number; readonly error: Error }

/**
 * Tracks the loading of one area module. Uses its own state instead of React.lazy, which caches failures and holds a
 * fallback for 300 ms.
 */
export function useArea<Module>(name: AreaModuleName): [AreaState<Module>, retry: () => void] {
  const [state, setState] = useState<AreaState<Module>>(() => initial(name))
  const { attempt } = state

  useEffect(() => {
    let current = true
    // As a transition, so that a long page is rendered in parts and a press meanwhile is answered.
    const show = (next: AreaState<Module>): void =>
      startTransition(() => {
        if (current) setState(next)
      })
    if (state.status !== 'loading') return
    loadArea<Module>(name).then(
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

function initial<Module>(name: AreaModuleName): AreaState<Module> {
  const module = loadedArea<Module>(name)
  return module ? { status: 'ready', attempt: 0, module } : { status: 'loading', attempt: 0 }
}
