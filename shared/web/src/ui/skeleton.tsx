import type { JSX } from 'react'
import { CardGrid } from './choice-card.tsx'
import styles from './skeleton.module.css'

/** Reserves the space of content that is loading, so that the layout does not shift. */
export function Skeleton({
  width = '100%',
  height = 20,
}: {
  width?: number | string
  height?: number | string
}): JSX.Element {
  // SVG takes its size from attributes: the page's policy may block style attributes in pages rendered at the edge.
  return <svg className={styles['skeleton']} width={width} height={height} aria-hidden="true" />
}

export function CardSkeletons({ count }: { count: number }): JSX.Element {
  return (
    <div role="status" aria-label="Loading">
      <CardGrid>
        {Array.from({ length: count }, (_, index) => (
          <li key={index} aria-hidden="true">
            <span className={`${styles['skeleton']} ${styles['card']}`} />
          </li>
        ))}
      </CardGrid>
    </div>
  )
}
