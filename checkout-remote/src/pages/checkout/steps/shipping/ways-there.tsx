import { useId, type JSX, type ReactNode } from 'react'
import type { DeliveryProvider } from '@darnley/contract/delivery-providers'
import { arrangeInbound } from '@darnley/domain/delivery'
import { pageConfig } from '@darnley/web/page-config'
import { RadioCard, RadioFieldset } from '@darnley/web/ui/radio-cards'
import { groupTitles, whySuggested } from '#src/lib/way-words.ts'
import type { Checkout } from '../../use-checkout.ts'
import { MoreWays } from './more-ways.tsx'
import { PickupDays } from '#src/components/pickup-days.tsx'
import { editStep } from '#src/stores/checkout-form.ts'
import { PointFacts } from '#src/components/point-facts.tsx'
import type { WayChoice } from './use-way-choice.ts'
import { inboundOption } from './way-option.tsx'
import styles from './ways.module.css'

export interface WaysProps {
  checkout: Checkout
  choice: WayChoice
  /** Lets the error summary link to the first way. */
  id: string
  error: string | undefined
}

/** The ways to the workshop, in groups of what the customer has to do. */
export function WaysThere({ checkout, choice, id, error }: WaysProps): JSX.Element {
  const { groups, more } = arrangeInbound(choice.there)
  const first = groups[0]?.ways[0] ?? more[0]
  return (
    <RadioFieldset
      name="inbound"
      legend={`Sending to ${pageConfig().company.name}`}
      hint="Days count from today, or from the day that is named."
      error={error}
    >
      {(group) => {
        const card = (way: DeliveryProvider): JSX.Element => (
          <RadioCard
            key={way.name}
            group={group}
            {...(way === first ? { id } : {})}
            option={inboundOption(way, checkout, way === choice.inbound ? choice.pickupDay : null)}
            isChecked={way === choice.inbound}
            onChange={choice.chooseInbound}
          >
            <Unfolded way={way} checkout={checkout} choice={choice} />
          </RadioCard>
        )
        return (
          <div className={styles['groups']}>
            {groups.map(({ group: name, ways }) => (
              <Group
                key={name}
                title={groupTitles[name]}
                isBest={ways.some((way) => way === choice.best)}
              >
                {ways.map(card)}
              </Group>
            ))}
            <MoreWays ways={more} chosen={choice.inbound}>
              {more.map(card)}
            </MoreWays>
          </div>
        )
      }}
    </RadioFieldset>
  )
}

interface GroupProps {
  title: string
  isBest: boolean
  children: ReactNode
}

function Group({ title, isBest, children }: GroupProps): JSX.Element {
  const titleId = useId()
  return (
    <div className={styles['group']} role="group" aria-labelledby={titleId}>
      <p className={styles['title']}>
        <b id={titleId}>{title}</b>
        {isBest ? <span className={styles['best']}>Easiest</span> : null}
      </p>
      {children}
    </div>
  )
}

interface UnfoldedProps {
  way: DeliveryProvider
  checkout: Checkout
  choice: WayChoice
}

/** What the chosen way asks or tells further. */
function Unfolded({ way, checkout, choice }: UnfoldedProps): JSX.Element | null {
  const why = choice.isInboundSuggested ? whySuggested(way) : null
  if (!why && choice.pickupDays.length === 0 && !way.point) return null
  return (
    <>
      {why ? <p className={styles['why']}>{why}</p> : null}
      {choice.pickupDays.length > 0 ? (
        <PickupDays
          days={choice.pickupDays}
          chosen={choice.pickupDay}
          locale={checkout.shop.locale}
          onChoose={(pickupDay) => editStep('shipping', { pickupDay })}
        />
      ) : null}
      {way.point ? <PointFacts point={way.point} today={checkout.today()} /> : null}
    </>
  )
}
