import type { JSX } from 'react'
import { contentUrl } from 'shared/content-client'
import type { WizardState } from 'shared/flow'
import styles from './chosen-picture.module.css'

/**
 * What a step is about, beside it on wide screens: the service and what it does, or the item while none is chosen.
 * The step says the same in words, so there is nothing to miss on a phone.
 */
export function ChosenPicture({
  state: { item, service },
}: {
  state: WizardState
}): JSX.Element | null {
  const picture = service?.coverImage ?? item?.coverImage
  if (!picture) return null
  const { url, width, height } = picture
  return (
    <div className={styles['side']}>
      <div className={styles['frame']}>
        <img
          className={service ? styles['service'] : styles['garment']}
          src={contentUrl(url)}
          width={width}
          height={height}
          alt=""
          // Where the side is not shown, its picture is not fetched.
          loading="lazy"
        />
      </div>
      {service?.description ? <p className={styles['words']}>{service.description}</p> : null}
    </div>
  )
}
