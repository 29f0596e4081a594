import { useState } from 'react'
import type { FittingConflict, FittingTime } from '@darnley/contract/fittings'
import type { Shift } from '@darnley/contract/locations'
import { isApiError } from '@darnley/web/client'
import { useChange, useQueryClient } from '@darnley/web/query'

export interface FittingChoice {
  readonly choose: (time: FittingTime) => void
  readonly isPending: boolean
  /** What went wrong, worded for customers. */
  readonly problem: string | null
  /** The next free time when the chosen one was taken. */
  readonly next: Shift | null
}

/** Takes a fitting time, and reads again what is free and what is taken. */
export function useChoice(
  take: (time: FittingTime) => Promise<void>,
  { stale, onTaken }: { readonly stale: readonly string[]; readonly onTaken: () => void },
): FittingChoice {
  const client = useQueryClient()
  const [wanted, setWanted] = useState<FittingTime | null>(null)
  const { mutate, isPending, error } = useChange<void, FittingTime>({
    mutationFn: take,
    onSuccess: onTaken,
    onSettled: async () => {
      const keys = ['fitting-times', ...stale]
      await Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })))
    },
  })
  const conflict = conflictOf(error)
  return {
    choose: (time) => {
      setWanted(time)
      mutate(time)
    },
    isPending,
    problem: error && problemOf(conflict, wanted),
    next: conflict?.next ?? null,
  }
}

function conflictOf(error: Error | null): FittingConflict | null {
  if (!error || !isApiError(error) || !('status' in error) || error.status !== 409) return null
  const body = 'body' in error ? error.body : null
  return body && typeof body === 'object' && 'detail' in body ? (body as FittingConflict) : null
}

function problemOf(conflict: FittingConflict | null, wanted: FittingTime | null): string {
  if (!conflict) return 'We couldn’t keep this time. Please try again.'
  if (conflict.next === undefined) return conflict.detail
  return `${wanted?.starts_at ?? 'This time'} has just been taken.`
}
