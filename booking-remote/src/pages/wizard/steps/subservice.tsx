import type { JSX } from 'react'
import type { Subservice } from '@darnley/contract/content'
import { currentSubservices, priceSoFar } from '@darnley/domain/flow'
import { formatMoney } from '@darnley/domain/money'
import { CardGrid, ChoiceCard } from '@darnley/web/ui/choice-card'
import { StepBar } from '#src/components/step-bar.tsx'
import { StepFrame } from '#src/components/step-frame.tsx'
import { pictureOf } from '#src/lib/picture.ts'
import { pictureOfService } from '#src/lib/picture-of-service.ts'
import { siteLocale } from '#src/lib/site.ts'
import { send } from '#src/stores/wizard.ts'
import type { StepProps } from '../step-props.ts'

export function SubserviceStep({ state }: StepProps): JSX.Element {
  const { service, item } = state
  const picture = service && pictureOfService(service, item)
  return (
    <>
      <StepFrame heading="How would you like it done?">
        <CardGrid label={service?.name ?? 'Choices'}>
          {currentSubservices(state).map((subservice) => (
            <ChoiceCard
              key={subservice.id}
              name={subservice.name}
              caption={<Surcharge of={subservice} />}
              image={pictureOf(subservice.coverImage ?? picture)}
              shape="service"
              selected={subservice.id === state.subservice?.id}
              onSelect={() => send({ type: 'choose-subservice', subservice })}
            />
          ))}
        </CardGrid>
      </StepFrame>
      <StepBar state={state} price={priceSoFar(state)} />
    </>
  )
}

function Surcharge({ of: { deadEnd, priceModifier } }: { of: Subservice }): JSX.Element | null {
  if (deadEnd) return <>Ask us</>
  if (priceModifier === 0) return <>Included</>
  return <>+{formatMoney(priceModifier, siteLocale())}</>
}
