import type { JSX } from 'react'
import { $basket } from '@darnley/web/session'
import { useStore } from '@darnley/web/stores'
import { Button, buttonClass } from '@darnley/web/ui/button'
import { Notice } from '@darnley/web/ui/notice'
import rack from '#src/assets/scene-hero-rack.svg?no-inline'
import { AddedNotice, useAddedLine } from '#src/components/added-notice.tsx'
import { AlsoServices } from '#src/components/also-services.tsx'
import { StepFrame } from '#src/components/step-frame.tsx'
import { bookingPath } from '#src/lib/site.ts'
import { send } from '#src/stores/wizard.ts'
import type { StepProps } from '../step-props.ts'
import { useLeaveForBasket } from '../use-leave-for-basket.ts'
import styles from './add-more.module.css'

export function AddMoreStep({ state }: StepProps): JSX.Element {
  const { entries, pending } = useStore($basket)
  const added = useAddedLine()
  const goToBasket = useLeaveForBasket()
  return (
    <StepFrame
      heading="Do you have more items in need of care?"
      lead="We all have a pile in the back of our wardrobe that we don't wear. Now's the time to show them some love and care."
    >
      <AddedNotice />
      {pending > 0 ? (
        <Notice tone="info">
          We can’t reach our shop just now. Your basket is kept here, and sent as soon as we can.
        </Notice>
      ) : null}
      {added && state.item ? (
        <AlsoServices item={state.item} entryIndex={added.entryIndex} />
      ) : null}
      <div className={styles['sides']}>
        <div className={styles['actions']}>
          {/* A full navigation, as the specification requires. */}
          {entries.length > 0 ? (
            <a
              className={buttonClass('secondary')}
              href={`${bookingPath()}?itemIndex=${entries.length - 1}`}
            >
              Add more services to this item
            </a>
          ) : null}
          <Button variant="secondary" onClick={() => send({ type: 'new-item' })}>
            Repair or alter a new item
          </Button>
          <Button onClick={() => goToBasket()}>Go to basket</Button>
        </div>
        <img className={styles['rack']} src={rack} width={720} height={372} alt="" />
      </div>
    </StepFrame>
  )
}
