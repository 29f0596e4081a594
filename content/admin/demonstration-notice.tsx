import type { ReactNode } from 'react'

const style = {
  margin: 0,
  padding: '8px 16px',
  background: '#f6c445',
  color: '#3a0f1b',
  textAlign: 'center',
} as const

/** Shows on every page that this is a demonstration while DEMONSTRATION is on. */
export function DemonstrationNotice(): ReactNode {
  if (process.env['DEMONSTRATION'] !== 'true') return null
  return (
    <aside aria-label="Demonstration" style={style}>
      This is a demonstration: nothing is really ordered or charged.
    </aside>
  )
}
