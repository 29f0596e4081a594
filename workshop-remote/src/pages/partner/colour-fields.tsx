import type { JSX } from 'react'
import { deriveColours, isColour } from '@darnley/domain/colour'
import { Pair } from '#src/components/form/form.tsx'
import { PlainButton } from '#src/components/form/plain-button.tsx'
import { ColourField } from './colour-field.tsx'
import { textAt, withText, type PartnerDraft } from './partner-draft.ts'
import { buttonWords, colourWords } from './words.ts'
import styles from './fields.module.css'

interface ColourFieldsProps {
  draft: PartnerDraft
  faults: ReadonlyMap<string, string>
  onChange: (draft: PartnerDraft) => void
}

/** Two colours of the brand, and the further ones, which can be derived from them. */
export function ColourFields({ draft, faults, onChange }: ColourFieldsProps): JSX.Element {
  const { buttonColour, buttonHoverColour } = draft.styles
  const second = buttonHoverColour || buttonColour
  const canDerive = isColour(buttonColour) && isColour(second)
  const field = (path: string) => ({
    path,
    value: textAt(draft, path),
    colours: draft.colours,
    error: faults.get(path),
    onChange: (value: string) => onChange(withText(draft, path, value)),
  })
  return (
    <>
      <Pair>
        {Object.entries(buttonWords).map(([name, label]) => (
          <ColourField key={name} {...field(`styles.${name}`)} label={label} />
        ))}
      </Pair>
      <div className={styles['row']}>
        <PlainButton
          disabled={!canDerive}
          onClick={() => onChange({ ...draft, colours: deriveColours(buttonColour, second) })}
        >
          Derive the further colours
        </PlainButton>
        <small>
          {canDerive
            ? 'From these two, readable on their grounds.'
            : 'Write the brand colour first. What is empty is derived from it.'}
        </small>
      </div>
      <details className={styles['further']} open={hasFault(faults)}>
        <summary>Further colours</summary>
        <div className={styles['colours']}>
          {Object.entries(colourWords).map(([name, label]) => (
            <ColourField key={name} {...field(`colours.${name}`)} label={label} />
          ))}
        </div>
      </details>
    </>
  )
}

const hasFault = (faults: ReadonlyMap<string, string>): boolean =>
  [...faults.keys()].some((path) => path.startsWith('colours.'))
