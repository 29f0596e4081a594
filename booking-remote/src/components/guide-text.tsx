import type { JSX } from 'react'
import type { RichText as RichTextDocument } from 'shared/contract/content'
import { RichText } from 'shared/ui/rich-text'
import styles from './guide-text.module.css'

interface GuideTextProps {
  document: RichTextDocument
  /** Has a page's width to itself: drawing and words then stand side by side. */
  wide?: boolean
}

/** A part of a fitting guide; its numbered steps are threaded on a stitch. */
export function GuideText({ document, wide = false }: GuideTextProps): JSX.Element {
  return (
    <div className={`${styles['guide']} ${wide ? styles['wide'] : ''}`}>
      <RichText document={document} />
    </div>
  )
}
