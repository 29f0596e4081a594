import { useRef } from 'react'
import {
  type MutateOptions,
  useMutation,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query'

type Shown<Result> = Result extends unknown ? Omit<Result, 'mutate' | 'mutateAsync'> : never

/** Without `mutateAsync`: the promise of a press that is ignored could not settle. */
type Change<Data, Sent> = Shown<UseMutationResult<Data, Error, Sent>> & {
  readonly mutate: (sent: Sent, options?: MutateOptions<Data, Error, Sent>) => void
}

/**
 * A change that runs once at a time: a second press is ignored until the first has been answered and its `onSettled`
 * has run. `isPending` alone is too late for a double click, since it is drawn after the next task.
 */
export function useChange<Data = unknown, Sent = void>(
  options: UseMutationOptions<Data, Error, Sent>,
): Change<Data, Sent> {
  const isRunning = useRef(false)
  const { mutate, ...change } = useMutation<Data, Error, Sent>({
    ...options,
    onSettled: async (...settled) => {
      try {
        await options.onSettled?.(...settled)
      } finally {
        isRunning.current = false
      }
    },
  })
  return {
    ...change,
    mutate: (sent, each = {}) => {
      if (isRunning.current) return
      isRunning.current = true
      mutate(sent, each)
    },
  }
}
