import type { JSX } from 'react'
import { hasText } from 'shared/flow'
import { Button } from 'shared/ui/button'
import { Panel } from 'shared/ui/page'
import { GuideText } from '#src/components/guide-text.tsx'
import { StepBar } from '#src/components/step-bar.tsx'
import { StepFrame } from '#src/components/step-frame.tsx'
import { contentUrl } from 'shared/content-client'
import { send } from '#src/stores/wizard.ts'
import type { StepProps } from '../step-props.ts'
import styles from './expectations.module.css'

export function ExpectationsStep({ state }: StepProps): JSX.Element {
  const expectations = state.service?.expectations
  const keyInfo = expectations?.keyInfo
  return (
    <>
      <StepFrame heading="No surprises here" lead={state.service?.name}>
        {hasText(keyInfo) ? (
          <Panel tone="blush">
            <GuideText document={keyInfo} />
          </Panel>
        ) : null}
        <ul className={styles['examples']}>
          {expectations?.exampleImages.map(({ image, caption }) => (
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
      </StepFrame>
      <StepBar state={state} price={null}>
        <Button onClick={() => send({ type: 'continue' })}>{"Looks good. Let's go!"}</Button>
      </StepBar>
    </>
  )
}
