import type { JSX } from 'react'
import { useQuery } from '@darnley/web/query'
import { Link } from '@darnley/web/router'
import hole from '#src/assets/knit-hole.avif'
import invisible from '#src/assets/knit-invisible.avif'
import visible from '#src/assets/knit-visible.avif'
import { fromWords } from '#src/lib/from-words.ts'
import { bookingLink } from '#src/lib/offers.ts'
import { priceList } from '#src/queries/price-list.ts'
import styles from './before-and-after.module.css'
import parts from './section.module.css'

const pairs = [
  {
    service: 'reweave-moth-holes',
    caption: 'Rewoven, so you can’t find it',
    after: invisible,
    alt: 'The same knit, with no hole to be seen',
  },
  {
    service: 'darn-knit',
    caption: 'Darned to be seen',
    after: visible,
    alt: 'The hole filled with yellow stitches',
  },
] as const

/** Two ways to mend the same hole. A picture whose service is not offered here is left out. */
export function BeforeAndAfter(): JSX.Element | null {
  const { data: offers = [] } = useQuery(priceList)
  const shown = pairs.flatMap((pair) => {
    const offer = offers.find(({ service }) => service.id === pair.service)
    return offer ? { ...pair, offer } : []
  })
  if (shown.length === 0) return null
  return (
    <section className={parts['part']} aria-labelledby="before-and-after">
      <h2 id="before-and-after">Before and after</h2>
      {shown.map(({ offer, caption, after, alt }) => (
        <figure key={caption}>
          <div className={styles['pair']}>
            <Picture label="Before" src={hole} alt="A moth hole in a red knitted jumper" />
            <Picture label="After" src={after} alt={alt} />
          </div>
          <figcaption className={styles['caption']}>
            <Link to={bookingLink(offer)}>{caption}</Link>
            <span>{fromWords(offer.service)}</span>
          </figcaption>
        </figure>
      ))}
    </section>
  )
}

function Picture({ label, src, alt }: { label: string; src: string; alt: string }): JSX.Element {
  return (
    <div className={styles['picture']}>
      <img src={src} width={600} height={440} alt={alt} loading="lazy" />
      <span>{label}</span>
    </div>
  )
}
