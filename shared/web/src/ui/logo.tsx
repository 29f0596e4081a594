import type { JSX } from 'react'

/** The logo of the default brand: a button-shaped label with a stitched spine. */
export function LogoMark({ size = 34 }: { size?: number }): JSX.Element {
  return (
    <svg width={size} height={size} viewBox="0 0 34 34" fill="none" aria-hidden="true">
      <circle cx="17" cy="17" r="16" fill="var(--brand)" />
      <path
        d="M11 8h5.5a9 9 0 0 1 0 18H11Z"
        stroke="var(--on-brand)"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <path d="M11 8V26" stroke="var(--tape)" strokeWidth="2.6" strokeDasharray="3.4 2.6" />
    </svg>
  )
}
