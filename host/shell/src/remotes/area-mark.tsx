import type { JSX, ReactNode } from 'react'
import type { AreaModuleName } from '#src/areas/area-name.ts'
import styles from './panel.module.css'

interface AreaMarkProps {
  name: AreaModuleName
  children: ReactNode
}

/** Marks an area in the document for the developers' overlay. It has no box of its own. */
export function AreaMark({ name, children }: AreaMarkProps): JSX.Element {
  return (
    <div data-area={name} className={styles['area']}>
      {children}
    </div>
  )
}
