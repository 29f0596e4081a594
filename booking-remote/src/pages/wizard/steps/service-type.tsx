import type { JSX } from 'react'
import type { Service } from 'shared/contract/content'
import { CardGrid, ChoiceCard } from 'shared/ui/choice-card'
import { StepFrame } from '#src/components/step-frame.tsx'
import { pictureOf } from '#src/lib/picture.ts'
import { send } from '#src/stores/wizard.ts'
import { serviceTypeHeading } from '../service-type-heading.ts'
import type { StepProps } from '../step-props.ts'

const choices = [
  { serviceType: 'alteration', name: 'Alteration', caption: 'Change how it fits' },
  { serviceType: 'repair', name: 'Repair', caption: 'Mend what is worn or broken' },
] as const

export function ServiceTypeStep({ state }: StepProps): JSX.Element {
  return (
    <StepFrame heading={serviceTypeHeading}>
      <CardGrid label="Kind of service">
        {choices.map(({ serviceType, name, caption }) => (
          <ChoiceCard
            key={serviceType}
            name={name}
            caption={caption}
            image={pictureOf(exampleOf(state.item?.services ?? [], serviceType))}
            shape="service"
            selected={serviceType === state.serviceType}
            onSelect={() => send({ type: 'choose-service-type', serviceType })}
          />
        ))}
      </CardGrid>
    </StepFrame>
  )
}

function exampleOf(
  services: readonly Service[],
  serviceType: Service['serviceType'],
): Service['coverImage'] | null {
  return services.find((service) => service.serviceType === serviceType)?.coverImage ?? null
}
