import type { JSX } from 'react'
import { contentUrl } from '@darnley/web/content-client'
import type { WizardState } from '@darnley/domain/flow'
import { pictureOfService } from '#src/lib/picture-of-service.ts'
import styles from './chosen-picture.module.css'

/**
 * The subject of a step, beside it on wide screens: the service and its description, or the item while no service is
 * chosen. The step contains the same text, so nothing is missing on phones.
 */
export function ChosenPicture({
  state: { item, service },
}: {
  state: WizardState
}): JSX.Element | null {
  const picture = service ? pictureOfService(service, item) : item?.coverImage
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
          // Not fetched while the column is hidden.
          loading="lazy"
        />
      </div>
      {service?.description ? <p className={styles['words']}>{service.description}</p> : null}
    </div>
  )
}
