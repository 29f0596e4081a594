import type { JSX } from 'react'
import { WriteNotice } from '#src/components/form/write-notice.tsx'
import type { WriteState } from '#src/lib/write/use-write.ts'

/** Says why a press had no effect. A second step has no versions: it is never changed in the meantime. */
export function StepNotice<Done>({ state }: { state: WriteState<Done> }): JSX.Element {
  return (
    <WriteNotice
      state={state}
      subject="second step"
      differencesOf={() => []}
      lookAt="the page again"
    />
  )
}
