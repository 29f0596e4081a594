import type { JSX, ReactNode } from 'react'

interface ScrollFrameProps {
  label: string
  className: string | undefined
  children: ReactNode
}

/** A frame in which something wide is scrolled sideways, also by the arrow keys. */
export function ScrollFrame({ label, className, children }: ScrollFrameProps): JSX.Element {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll only what has the focus
    <div className={className} tabIndex={0} role="group" aria-label={label}>
      {children}
    </div>
  )
}
