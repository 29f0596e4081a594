import type { JSX } from 'react'
import { Button } from '@darnley/web/ui/button'
import { Notice } from '@darnley/web/ui/notice'
import { ShownOnce } from '#src/components/shown-once.tsx'
import { Panel } from '#src/components/tool/panel.tsx'

interface RecoveryCodesProps {
  codes: readonly string[]
  onKept: () => void
}

/** Shown once, after the step was switched on. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps): JSX.Element {
  return (
    <Panel title="Keep these recovery codes">
      <Notice tone="success">Your second step is on.</Notice>
      <p>
        Each one works once in place of a code, for a day without your phone. They are not shown
        again: copy them into your password manager, or write them down. If you lose phone and
        codes, ask another owner.
      </p>
      <ShownOnce label="Recovery codes" lines={codes} />
      <Button onClick={onKept}>I have kept them</Button>
    </Panel>
  )
}
