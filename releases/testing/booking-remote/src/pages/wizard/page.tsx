import type { JSX } from 'react'
import { $serviceCount } from '@darnley/web/session'
import { useStore } from '@darnley/web/stores'

export function Page(): JSX.Element {
  return <h1>One {useStore($serviceCount)}</h1>
}
