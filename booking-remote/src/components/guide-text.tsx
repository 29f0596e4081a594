import type { JSX } from 'react'
import type { RichText as RichTextDocument } from 'shared/contract/content'
import { RichText } from 'shared/ui/rich-text'
import styles from './guide-text.module.css'

/** A part of a fitting guide; its numbered steps are threaded on a stitch. */
export function GuideText({ document }: { document: RichTextDocument }): JSX.Element {
  return (
    <div className={styles['guide']}>
      <RichText document={document} />
    </div>
  )
}
