import { useRef } from 'react'
import { useMutation } from '@darnley/web/query'

interface Change<Input> {
  readonly mutate: (input: Input) => void
  readonly isPending: boolean
  readonly error: Error | null
}

/**
 * A change that runs once at a time: a second press is ignored until the first has been answered. `isPending` alone is
 * too late for a double click, since it is drawn after the next task.
 */
export function useChange<Data, Input>(
  options: Parameters<typeof useMutation<Data, Error, Input>>[0],
): Change<Input> {
  const isRunning = useRef(false)
  const { mutate, isPending, error } = useMutation<Data, Error, Input>(options)
  return {
    isPending,
    error,
    mutate: (input) => {
      if (isRunning.current) return
      isRunning.current = true
      mutate(input, { onSettled: () => (isRunning.current = false) })
    },
  }
}
