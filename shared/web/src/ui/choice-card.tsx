import { createContext, use, type JSX, type ReactNode } from 'react'
import { isDocument } from '#src/content-screens/is-document.ts'
import styles from './choice-card.module.css'
import { Icon } from './icon.tsx'
import { SewingButton } from './sewing-button.tsx'
import { useAfterPaint } from './use-after-paint.ts'
import { useIntent } from './use-intent.ts'

/** Whether the grid around a card has been painted; a card outside of a grid does not wait. */
const Painted = createContext(true)

/** Four cards per row on wide screens, two on phones, 20 px apart (section 9). */
export function CardGrid({
  children,
  label,
}: {
  children: ReactNode
  label?: string
}): JSX.Element {
  return (
    <Painted value={useAfterPaint()}>
      <ul className={styles['grid']} aria-label={label}>
        {children}
      </ul>
    </Painted>
  )
}

interface CardImage {
  url: string
  width: number
  height: number
}

interface ChoiceCardProps {
  name: string
  caption?: ReactNode
  /** Decorative, because the name describes what the picture shows. */
  image?: CardImage | null
  /** Where it leads in a document, before scripts have run; then it is a button. */
  href?: string
  /** A label on the picture, such as 'Recommended'. */
  tag?: string | undefined
  selected?: boolean
  /** Garments are padded, services fill the tile. */
  shape?: 'garment' | 'service'
  /** Loads the picture lazily. */
  lazy?: boolean
  /** Renders the picture after the first paint, for cards below the first screen. */
  late?: boolean
  onSelect: () => void
  /** Called when the user is likely to choose the card: the moment to prefetch. */
  onIntent?: () => void
}

export function ChoiceCard(props: ChoiceCardProps): JSX.Element {
  const { name, caption, image, tag, selected = false, shape = 'garment', lazy = false } = props
  const classes = [
    styles['card'],
    shape === 'service' ? styles['service'] : '',
    selected ? styles['selected'] : '',
  ]
  const shared = {
    className: classes.join(' '),
    ...useIntent(props.onIntent),
  }
  const content = (
    <>
      {selected ? (
        <span className={styles['check']}>
          <SewingButton state="done" size={34} />
        </span>
      ) : null}
      {tag ? <span className={styles['tag']}>{tag}</span> : null}
      <span className={styles['picture']}>
        {image ? <Picture image={image} lazy={lazy} late={props.late ?? false} /> : null}
      </span>
      <span className={styles['caption']}>
        <span>
          <span className={styles['name']}>{name}</span>
          {caption ? <span className={styles['detail']}>{caption}</span> : null}
        </span>
        <span className={styles['go']}>
          <Icon name="arrow-right" />
        </span>
      </span>
    </>
  )
  return (
    <li>
      {isDocument && props.href !== undefined ? (
        <a href={props.href} {...shared}>
          {content}
        </a>
      ) : (
        <button
          type="button"
          aria-pressed={selected ? true : undefined}
          onClick={props.onSelect}
          {...shared}
        >
          {content}
        </button>
      )}
    </li>
  )
}

/** A component of its own, so that only the pictures re-render after the first paint. */
function Picture({
  image: { url, width, height },
  lazy,
  late,
}: {
  image: CardImage
  lazy: boolean
  late: boolean
}): JSX.Element | null {
  const isPainted = use(Painted)
  if (late && !isPainted && !isDocument) return null
  return (
    <img
      src={url}
      width={width}
      height={height}
      alt=""
      loading={lazy || (late && isDocument) ? 'lazy' : 'eager'}
      // Hides the browser's icon for a broken image.
      onError={({ currentTarget }) => {
        currentTarget.style.visibility = 'hidden'
      }}
    />
  )
}
