import { useState } from 'react'
import type { Minor } from '@darnley/domain/money'
import { faultsByField, isApiError } from '@darnley/web/client'
import { useChange, useQueryClient } from '@darnley/web/query'
import { staffCall } from '@darnley/web/session'
import { timeLimit } from '#src/lib/write/time-limit.ts'
import { useOnceKey } from '../order/money/use-once-key.ts'
import { settlementOf, type SettlementDraft, type SettlementField } from './settlement-draft.ts'

interface Settling {
  readonly isPending: boolean
  /** What is owed when the settlement is more: it is recorded by the next press. Null otherwise. */
  readonly owed: Minor | null
  readonly faults: ReadonlyMap<SettlementField, string>
  /** Why it was not recorded, in words; null when it was, or when the faults say it. */
  readonly problem: string | null
  readonly send: (draft: SettlementDraft) => void
  /** Called when something is typed: what was said about the former words does not hold any more. */
  readonly touch: () => void
}

/** Records a settlement once, however often it is sent; more than is owed only after a warning. */
export function useSettlement(shop: string, onDone: () => void): Settling {
  const client = useQueryClient()
  const keyOf = useOnceKey()
  const [failure, setFailure] = useState<unknown>(null)
  const owed = owedOf(failure)
  const { mutate, isPending } = useChange({
    mutationFn: (draft: SettlementDraft) => {
      const content = settlementOf(shop, draft)
      const body = { ...content, id: keyOf(content), accept_more: owed !== null }
      return staffCall('POST /workshop/settlements', { body, signal: timeLimit() })
    },
    onSuccess: () => {
      setFailure(null)
      onDone()
    },
    onError: setFailure,
    onSettled: () => client.invalidateQueries({ queryKey: ['workshop', 'statements'] }),
  })
  return {
    isPending,
    owed,
    faults: faultsOf(failure),
    problem: owed === null ? problemOf(failure) : null,
    send: mutate,
    touch: () => setFailure(null),
  }
}

function owedOf(failure: unknown): Minor | null {
  if (!isApiError(failure) || !('status' in failure) || failure.status !== 409) return null
  const { owed = null } = (failure.body ?? {}) as { owed?: Minor | null }
  return owed
}

function faultsOf(failure: unknown): ReadonlyMap<SettlementField, string> {
  if (!isApiError(failure) || failure.code !== 'Validation Error') return new Map()
  return faultsByField(failure.body) as ReadonlyMap<SettlementField, string>
}

function problemOf(failure: unknown): string | null {
  if (failure === null || faultsOf(failure).size > 0) return null
  const isLost =
    isApiError(failure) && (failure.code === 'Network Error' || failure.code === 'Request aborted')
  return isLost
    ? 'There was no answer. What you typed is kept: press again, it is recorded once.'
    : 'It could not be recorded. What you typed is kept: please try again.'
}
