import { useState, type JSX } from 'react'
import { contentUrl } from '@darnley/web/content-client'
import type { FittingChoice } from '@darnley/contract/basket'
import { fittingOptions, priceSoFar } from '@darnley/domain/flow'
import { useQueryClient } from '@darnley/web/query'
import { CardGrid, ChoiceCard } from '@darnley/web/ui/choice-card'
import { Notice } from '@darnley/web/ui/notice'
import { picturesIn } from '@darnley/web/ui/rich-text'
import { Spinner } from '@darnley/web/ui/spinner'
import { StepBar } from '#src/components/step-bar.tsx'
import { StepFrame } from '#src/components/step-frame.tsx'
import { fetchImages } from '#src/lib/fetch-ahead.ts'
import { fittingCards } from '#src/lib/fitting-cards.ts'
import { guideContent, guideText } from '#src/lib/guide.ts'
import { fittingGuideOf } from '#src/queries/fitting-guide.ts'
import { send } from '#src/stores/wizard.ts'
import type { StepProps } from '../step-props.ts'

export function FittingChoiceStep({ state }: StepProps): JSX.Element | null {
  const [asked, setAsked] = useState<{ choice: FittingChoice; failed: boolean } | null>(null)
  const client = useQueryClient()
  const { service } = state
  if (!service) return null

  // The next step depends on the guide, so it is fetched first.
  const choose = (choice: FittingChoice): void => {
    setAsked({ choice, failed: false })
    client.fetchQuery(fittingGuideOf(service.id)).then(
      (guide) => send({ type: 'choose-fitting', choice, guide: guideContent(guide) }),
      () => setAsked({ choice, failed: true }),
    )
  }
  const fetchGuide = (choice: FittingChoice): void => {
    client.fetchQuery(fittingGuideOf(service.id)).then(
      (guide) => fetchImages(picturesIn(guideText(guide, choice)).map(contentUrl)),
      // Choosing fetches it again and shows a failure.
      () => {},
    )
  }
  return (
    <>
      <StepFrame
        heading="How would you like to fit your item?"
        lead="Pick whichever is easiest. They all cost the same."
      >
        {asked?.failed ? (
          <Notice
            tone="error"
            action={{ label: 'Try again', onSelect: () => choose(asked.choice) }}
          >
            We could not load the fitting guide. Check your connection.
          </Notice>
        ) : null}
        {asked?.failed === false ? <Spinner label="Loading the fitting guide ..." /> : null}
        <CardGrid label="Ways to fit your item">
          {fittingOptions(service).map(({ choice, recommended }) => (
            <ChoiceCard
              key={choice}
              {...fittingCards[choice]}
              tag={recommended ? 'Recommended' : undefined}
              selected={choice === (asked?.choice ?? state.fittingChoice)}
              onSelect={() => choose(choice)}
              onIntent={() => fetchGuide(choice)}
            />
          ))}
        </CardGrid>
        <p>
          <a href={`/fitting-guide?serviceId=${encodeURIComponent(service.id)}`} target="_blank">
            Read how each of them is done
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </p>
      </StepFrame>
      <StepBar state={state} price={priceSoFar(state)} />
    </>
  )
}
