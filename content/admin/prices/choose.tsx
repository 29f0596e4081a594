'use client'

import type { CSSProperties, ReactNode } from 'react'

export const row: CSSProperties = {
  ...{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'end', margin: '16px 0' },
}
export const column: CSSProperties = { display: 'grid', gap: 4 }

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
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
