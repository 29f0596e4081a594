import { useId, type JSX } from 'react'
import { Icon } from '@darnley/web/ui/icon'
import { Notice } from '@darnley/web/ui/notice'
import { supportEmail } from '#src/lib/site.ts'
import styles from './price-search.module.css'

interface PriceSearchProps {
  text: string
  onChange: (text: string) => void
  /** How many services have the text; null while they are loading. */
  found: number | null
}

/** Narrows the list down to what has the words. */
export function PriceSearch({ text, onChange, found }: PriceSearchProps): JSX.Element {
  const id = useId()
  const isAsked = text.trim() !== '' && found !== null
  return (
    <form role="search" className={styles['search']} onSubmit={(event) => event.preventDefault()}>
      <label className={styles['label']} htmlFor={id}>
        Search all prices
      </label>
      <span className={styles['field']}>
        <Icon name="search" />
        <input
          id={id}
          type="search"
          name="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder="zip, hem, moth hole"
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
      <p className={styles['count']} role="status">
        {isAsked ? `${found === 1 ? '1 service' : `${found} services`} for “${text.trim()}”` : ''}
      </p>
      {isAsked && found === 0 ? (
        <Notice tone="info">
          We may do it all the same: <a href={`mailto:${supportEmail()}`}>ask us</a>.
        </Notice>
      ) : null}
    </form>
  )
}
