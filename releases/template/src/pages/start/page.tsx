import type { JSX } from 'react'
import { PageHeading, Wrap } from '@darnley/web/ui/page'

export function Page(): JSX.Element {
  return (
    <Wrap>
      <PageHeading>__Area__</PageHeading>
      <p>This page belongs to the area __area__.</p>
    </Wrap>
  )
}
