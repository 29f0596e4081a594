import type { JSX } from 'react'
import type { Match } from '#src/lib/search/catalogue-index.ts'
import type { MatchGroup } from '#src/lib/search/group-matches.ts'
import { pictureOf } from '#src/lib/picture.ts'
import styles from './match-list.module.css'
import type { DescribedMatch, MatchListProps } from './found-matches.ts'

/** Matches by garment, each with what it costs at least. */
export function MatchList({ id, found, active }: MatchListProps): JSX.Element {
  const option = (match: Match, isGarment: boolean): JSX.Element => {
    const index = found.matches.indexOf(match)
    return (
      <Option
        key={index}
        id={`${id}-${index}`}
        {...found.describe(match)}
        isGarment={isGarment}
        isActive={index === active}
        onChoose={() => found.choose(match)}
      />
    )
  }
  return (
    <div id={`${id}-list`} role="listbox" aria-label="Matches">
      {found.groups.map((group) => (
        <div key={group.id} className={styles['group']} role="group" aria-label={group.name}>
          <GarmentPicture image={found.pictureOf(group)} />
          <div>
            {group.garment ? option(group.garment, true) : <GarmentName group={group} />}
            {group.services.map((match) => option(match, false))}
          </div>
        </div>
      ))}
    </div>
  )
}

/** The options below say it to a screen reader. */
function GarmentName({ group: { name } }: { group: MatchGroup }): JSX.Element {
  return (
    <p className={styles['garment']} aria-hidden="true">
      {name}
    </p>
  )
}

function GarmentPicture({ image }: { image: Parameters<typeof pictureOf>[0] }): JSX.Element {
  const picture = pictureOf(image)
  return (
    <span className={styles['picture']} aria-hidden="true">
      {picture ? <img src={picture.url} width={40} height={40} alt="" /> : null}
    </span>
  )
}

/** The list scrolls where it is longer than the screen. */
function keepInSight(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' })
}

interface OptionProps extends DescribedMatch {
  id: string
  /** Whether it is the garment itself, whose place is shown; that of a service is above it. */
  isGarment: boolean
  isActive: boolean
  onChoose: () => void
}

function Option(props: OptionProps): JSX.Element {
  const { id, title, place, price, isGarment, isActive, onChoose } = props
  return (
    // The keyboard operates the list from the field, which keeps the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      className={styles['option']}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      ref={isActive ? keepInSight : undefined}
      onClick={onChoose}
    >
      <span>
        <b>{title}</b>{' '}
        <span className={isGarment ? styles['place'] : 'visually-hidden'}>{place}</span>
      </span>{' '}
      <span className={styles['price']}>{price}</span>
    </div>
  )
}
