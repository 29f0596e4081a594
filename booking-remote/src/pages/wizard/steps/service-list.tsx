import type { JSX } from 'react'
import { listedServices } from '@darnley/domain/flow'
import { useQueryClient } from '@darnley/web/query'
import { NotListed } from '#src/components/not-listed.tsx'
import { ServiceCards } from '#src/components/service-cards.tsx'
import { StepFrame } from '#src/components/step-frame.tsx'
import { fetchImages, fetchPictures } from '#src/lib/fetch-ahead.ts'
import { fittingCards } from '#src/lib/fitting-cards.ts'
import { fittingGuideOf } from '#src/queries/fitting-guide.ts'
import { send } from '#src/stores/wizard.ts'
import type { StepProps } from '../step-props.ts'

/** The repair list and the alteration list, with upsizing services as a group of their own. */
export function ServiceListStep({ state }: StepProps): JSX.Element {
  const { usual, upsizing } = listedServices(state)
  const isRepair = state.serviceType === 'repair'
  const client = useQueryClient()
  const common: Omit<Parameters<typeof ServiceCards>[0], 'label' | 'services'> = {
    item: state.item,
    selectedId: state.service?.id,
    onSelect: (service) => send({ type: 'choose-service', service }),
    onIntent: ({ id, serviceType, subservices }) => {
      fetchPictures(subservices.map(({ coverImage }) => coverImage))
      if (serviceType !== 'alteration') return
      void client.prefetchQuery(fittingGuideOf(id))
      fetchImages(Object.values(fittingCards).map(({ image }) => image.url))
    },
  }
  return (
    <StepFrame heading={isRepair ? 'Which repair does it need?' : 'Which alteration does it need?'}>
      <ServiceCards {...common} label={isRepair ? 'Repairs' : 'Alterations'} services={usual} />
      {upsizing.length > 0 ? (
        <>
          <h2>Upsizing</h2>
          <ServiceCards {...common} label="Upsizing" services={upsizing} />
        </>
      ) : null}
      <NotListed>I need something else</NotListed>
    </StepFrame>
  )
}
