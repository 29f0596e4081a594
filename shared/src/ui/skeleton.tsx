import type { JSX } from 'react'
import { CardGrid } from './choice-card.tsx'
import styles from './skeleton.module.css'

/** Holds the room of something that is on its way, so that nothing jumps when it comes. */
export function Skeleton({
  width = '100%',
  height = 20,
}: {
  width?: number | string
  height?: number | string
}): JSX.Element {
  // A drawing has its size in attributes: pages that are rendered at the edge may have none in a style attribute.
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
