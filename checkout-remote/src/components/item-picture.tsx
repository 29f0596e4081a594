import type { JSX } from 'react'
import { contentUrl } from '@darnley/web/content-client'
import styles from './item-picture.module.css'

/** The garment's picture, decorative beside its name. */
export function ItemPicture({ path }: { path: string | null }): JSX.Element {
  return (
    <span className={styles['tile']}>
      {path ? <img src={contentUrl(path)} alt="" width={50} height={50} loading="lazy" /> : null}
    </span>
  )
}
