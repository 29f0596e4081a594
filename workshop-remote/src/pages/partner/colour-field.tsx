import type { JSX } from 'react'
import { isColour } from '@darnley/domain/colour'
import { TextField } from '@darnley/web/ui/text-field'
import { contrastText } from './contrast-text.ts'
import type { PartnerDraft } from './partner-draft.ts'
import styles from './fields.module.css'

interface ColourFieldProps {
  /** Of the field, such as `styles.buttonColour`. */
  path: string
  label: string
  value: string
  /** The grounds that it stands on. */
  colours: PartnerDraft['colours']
  error: string | undefined
  onChange: (value: string) => void
}

/** A colour as text, with the colour itself and how well it can be read. */
export function ColourField(props: ColourFieldProps): JSX.Element {
  const { path, label, value, colours, error, onChange } = props
  const colour = value.trim()
  return (
    <TextField
      name={path}
      label={label}
      value={value}
      autoComplete="off"
      maxLength={200}
      placeholder="#5A3A6E"
      hint={contrastText(path, colour, colours) ?? undefined}
      error={error}
      onChange={onChange}
      lead={
        <span
          className={styles['swatch']}
          style={{ background: isColour(colour) ? colour : undefined }}
        />
      }
    />
  )
}
