import type { JSX } from 'react'
import type { DeliveryProvider } from '@darnley/contract/delivery-providers'
import { TURNAROUND_DAYS } from '@darnley/domain/turnaround'
import { RadioCard, RadioFieldset } from '@darnley/web/ui/radio-cards'
import { PointFacts } from '#src/components/point-facts.tsx'
import { wayOf } from '#src/queries/use-ways.ts'
import type { Checkout } from '../../use-checkout.ts'
import { MoreWays } from './more-ways.tsx'
import { outboundOption } from './way-option.tsx'
import styles from './ways.module.css'
import type { WayBackChoice } from './use-way-choice.ts'
import type { WaysProps } from './ways-there.tsx'

interface WaysBackProps extends Omit<WaysProps, 'choice'> {
  choice: WayBackChoice
}

/** The ways back: the one that goes with the way there, and the others under "More ways". */
export function WaysBack({ checkout, choice, id, error }: WaysBackProps): JSX.Element {
  const { back, inbound, outbound, pickupDay, bestBack: first } = choice
  const more = back.filter((way) => way !== first)
  return (
    <RadioFieldset
      name="outbound"
      legend="Delivery back to you"
      hint={`The days hold for the ${turnaroundDays(checkout)} day turnaround.`}
      error={error}
    >
      {(group) => {
        const card = (way: DeliveryProvider): JSX.Element => (
          <RadioCard
            key={way.name}
            group={group}
            {...(way === first ? { id } : {})}
            option={outboundOption(way, {
              checkout,
              inbound: inbound && wayOf(inbound),
              pickupDay,
            })}
            isChecked={way === outbound}
            onChange={choice.chooseOutbound}
          >
            {way.point ? <PointFacts point={way.point} today={checkout.today()} /> : null}
          </RadioCard>
        )
        return (
          <div className={styles['groups']}>
            {first ? card(first) : null}
            <MoreWays ways={more} chosen={outbound}>
              {more.map(card)}
            </MoreWays>
          </div>
        )
      }}
    </RadioFieldset>
  )
}

/** Returns the days of the chosen turnaround, by default the standard one. */
function turnaroundDays({ form }: Checkout): number {
  return TURNAROUND_DAYS[form.turnaround.choice ?? 'standard']
}
