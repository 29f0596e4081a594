import type { JSX } from 'react'
import { draftOf } from '@darnley/domain/flow'
import { buttonClass } from '@darnley/web/ui/button'
import { Icon } from '@darnley/web/ui/icon'
import { Panel } from '@darnley/web/ui/page'
import { ServiceRequest } from '#src/components/service-request.tsx'
import { StepFrame } from '#src/components/step-frame.tsx'
import { itemNotServed } from '#src/lib/not-offered.ts'
import { supportEmail } from '#src/lib/site.ts'
import type { StepProps } from '../step-props.ts'
import styles from './not-offered.module.css'

/** The screen of both the dead end and the unavailable service. */
export function NotOfferedStep({ state }: StepProps): JSX.Element {
  const email = supportEmail()
  const itemName = itemNotServed(state)
  return (
    <StepFrame heading="Sorry, we don't offer this service.">
      <Panel tone="chalk">
        <div className={styles['text']}>
          <p>It may be one of these:</p>
          <ul className={styles['reasons']}>
            <li>the alteration is too large to do well,</li>
            <li>we do not work on this type of item,</li>
            <li>we do not recommend it{itemName ? ` on your ${itemName.toLowerCase()}` : ''}.</li>
          </ul>
        </div>
      </Panel>
      <div className={styles['request']}>
        <p>Tell us what you need all the same: requests decide what we offer next.</p>
        <ServiceRequest itemName={itemName} text={draftOf(state)} />
      </div>
      <div className={styles['text']}>
        <p>Would you like an answer? Write to us: often there is another way.</p>
        <p>
          <a className={buttonClass('secondary')} href={`mailto:${email}`}>
            <Icon name="mail" />
            {email}
          </a>
        </p>
      </div>
    </StepFrame>
  )
}
