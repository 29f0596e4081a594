import type { JSX } from 'react'
import { $serviceCount } from 'shared/session'
import { useStore } from 'shared/stores'

export function Page(): JSX.Element {
  return <h1>One {useStore($serviceCount)}</h1>
}
