'use client'

import { useRouter } from 'next/navigation.js'
import { useEffect, useState, type CSSProperties, type ReactNode } from 'react'
import type { Change } from '../../src/prices/lines.ts'
import type { PriceOverview } from '../../src/prices/overview.ts'
import { sendChanges } from './calls.ts'
import { reverseOf } from './chosen.ts'
import { ChooseForm } from './choose-form.tsx'
import { Done, type Made, type Outcome } from './done.tsx'
import { FileForm } from './file-form.tsx'
import { forgetLastChange, keepLastChange, type LastChange, lastChange } from './last-change.ts'

const storage = (): Storage => localStorage

export interface PriceEditorProps {
  readonly overview: PriceOverview
  readonly mayChange: boolean
}

const plain: CSSProperties = { border: 0, margin: 0, padding: 0, minWidth: 0 }

/** The two ways to change many prices, and what became of the last change. */
export function PriceEditor({ overview, mayChange }: PriceEditorProps): ReactNode {
  const router = useRouter()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [changed, setChanged] = useState(0)
  const [isSending, setSending] = useState(false)
  // A choice that is made before the page works would be shown, and not be taken.
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    setReady(true)
    const last = mayChange ? lastChange(storage, overview) : null
    if (last) setOutcome(outcomeOf('before', last))
    // Once, as the page is opened: what happens later says its outcome itself.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  function outcomeOf(type: Made['type'], { changes, services }: LastChange): Made {
    const undo = (): void => void publish(reverseOf(changes), true)
    return { type, changes: changes.length, services, undo }
  }

  async function publish(changes: readonly Change[], isUndo = false): Promise<void> {
    setSending(true)
    const sent = await sendChanges(changes)
    setSending(false)
    if (sent.type === 'error') return setOutcome({ type: 'refused', faults: sent.faults })
    const made = { changes, services: sent.answer.services }
    if (isUndo) forgetLastChange(storage)
    else keepLastChange(storage, made)
    setOutcome(outcomeOf(isUndo ? 'undone' : 'published', made))
    setChanged((count) => count + 1)
    router.refresh()
  }

  const forms = { overview, isSending, onPublish: (changes: Change[]) => void publish(changes) }
  return (
    <>
      {outcome && <Done outcome={outcome} isSending={isSending} />}
      <fieldset disabled={!isReady} style={plain}>
        {/* A new form after each change, so that the same rise is not published twice. */}
        {mayChange && <ChooseForm key={changed} {...forms} />}
        <FileForm {...forms} mayChange={mayChange} />
      </fieldset>
    </>
  )
}
