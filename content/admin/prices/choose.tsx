'use client'

import type { CSSProperties, ReactNode } from 'react'

export const row: CSSProperties = {
  ...{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'end', margin: '16px 0' },
}
export const column: CSSProperties = { display: 'grid', gap: 4, minWidth: 0, maxWidth: '100%' }
/** Large enough for a finger. */
export const control: CSSProperties = {
  ...{ minHeight: 40, maxWidth: '100%', padding: '0 8px', font: 'inherit' },
}
export const tick: CSSProperties = { width: 20, height: 20, margin: 0, flex: 'none' }
/** A tick with its words. */
export const ticked: CSSProperties = {
  ...{ display: 'flex', gap: 8, alignItems: 'center', minHeight: 40 },
}

interface ChooseProps {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly id: string; readonly name: string }[]
  readonly onChange: (id: string) => void
}

/** A list to choose one of. */
export function Choose({ label, value, options, onChange }: ChooseProps): ReactNode {
  return (
    <label style={column}>
      {label}
      <select style={control} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
