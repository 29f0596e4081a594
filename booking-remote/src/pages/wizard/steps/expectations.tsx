import type { JSX } from 'react'
import type { Expectations } from '@darnley/contract/content'
import { contentUrl } from '@darnley/web/content-client'
import { hasText } from '@darnley/domain/flow'
import { Button } from '@darnley/web/ui/button'
import { Panel } from '@darnley/web/ui/page'
import { AddedNotice } from '#src/components/added-notice.tsx'
import { GuideText } from '#src/components/guide-text.tsx'
import { StepBar } from '#src/components/step-bar.tsx'
import { StepFrame } from '#src/components/step-frame.tsx'
import { TwoSides } from '#src/components/two-sides.tsx'
import { send } from '#src/stores/wizard.ts'
import type { StepProps } from '../step-props.ts'
import styles from './expectations.module.css'

/** The technique's possibilities and examples, shown before the user continues. */
export function ExpectationsStep({ state }: StepProps): JSX.Element {
  const { keyInfo, exampleImages = [] } = state.service?.expectations ?? {}
  const words = hasText(keyInfo) ? <GuideText document={keyInfo} /> : null
  return (
    <>
      <StepFrame heading="No surprises here" lead={state.service?.name}>
        <AddedNotice />
        {exampleImages.length > 0 ? (
          <>
            {words ? <Panel tone="blush">{words}</Panel> : null}
            <Examples of={exampleImages} />
          </>
        ) : (
          // Without examples the service's picture is shown beside the text.
          <TwoSides state={state}>{words}</TwoSides>
        )}
      </StepFrame>
      <StepBar state={state} price={null}>
        <Button onClick={() => send({ type: 'continue' })}>{"Looks good. Let's go!"}</Button>
      </StepBar>
    </>
  )
}

function Examples({ of: examples }: { of: Expectations['exampleImages'] }): JSX.Element {
  return (
    <ul className={styles['examples']}>
      {examples.map(({ image, caption }) => (
        <li key={image.id}>
          <figure>
            <img
              src={contentUrl(image.url)}
              width={image.width}
              height={image.height}
              alt={image.alt}
              loading="lazy"
            />
            <figcaption>{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
