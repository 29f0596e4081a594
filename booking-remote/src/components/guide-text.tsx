import type { JSX } from 'react'
import type { RichText as RichTextDocument } from '@darnley/contract/content'
import { RichText } from '@darnley/web/ui/rich-text'
import styles from './guide-text.module.css'

interface GuideTextProps {
  document: RichTextDocument
  /** Full page width: drawing and text side by side. */
  wide?: boolean
}

/** A section of a fitting guide, with its numbered steps on a stitch. */
export function GuideText({ document, wide = false }: GuideTextProps): JSX.Element {
  return (
    <div className={`${styles['guide']} ${wide ? styles['wide'] : ''}`}>
      <RichText document={document} />
    </div>
  )
}
