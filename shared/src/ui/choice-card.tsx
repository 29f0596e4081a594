import { createContext, use, type JSX, type ReactNode } from 'react'
import styles from './choice-card.module.css'
import { Icon } from './icon.tsx'
import { SewingButton } from './sewing-button.tsx'
import { useAfterPaint } from './use-after-paint.ts'
import { useIntent } from './use-intent.ts'

/** Whether the grid around a card was painted once; a card that stands alone does not wait for that. */
const Painted = createContext(true)

/** Four cards a row on wide screens, two on phones, 20 px apart (section 9). */
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
  /** The name says what the picture shows, so the picture itself stays silent. */
  image?: CardImage | null
  /** A word on the picture, such as 'Recommended'. */
  tag?: string | undefined
  selected?: boolean
  /** Garments stand free in the tile, services fill it. */
  shape?: 'garment' | 'service'
  /** Pictures below the fold wait until they are near. */
  lazy?: boolean
  /** A picture that a first screen does not reach is painted after what it does. */
  late?: boolean
  onSelect: () => void
  /** The person is about to choose: a good moment to fetch what comes next. */
  onIntent?: () => void
}

export function ChoiceCard(props: ChoiceCardProps): JSX.Element {
  const { name, caption, image, tag, selected = false, shape = 'garment', lazy = false } = props
  const classes = [
    styles['card'],
    shape === 'service' ? styles['service'] : '',
    selected ? styles['selected'] : '',
  ]
  return (
    <li>
      <button
        type="button"
        className={classes.join(' ')}
        aria-pressed={selected ? true : undefined}
        onClick={props.onSelect}
        {...useIntent(props.onIntent)}
      >
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
      </button>
    </li>
  )
}

/** Apart from its card, so that only the pictures are drawn once more after the first paint. */
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
  if (late && !isPainted) return null
  return (
    <img
      src={url}
      width={width}
      height={height}
      alt=""
      loading={lazy ? 'lazy' : 'eager'}
      // The tile stays empty: the browser's sign for a picture that it could not fetch says nothing to anybody.
      onError={({ currentTarget }) => {
        currentTarget.style.visibility = 'hidden'
      }}
    />
  )
}
