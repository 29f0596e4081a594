'use client'

import type { ReactNode } from 'react'
import type { ServicePrices } from '../../src/prices/overview.ts'
import { tick, ticked as withWords } from './choose.tsx'
import type { Choice } from './chosen.ts'

interface TicksProps {
  readonly services: readonly ServicePrices[]
  readonly choice: Choice
  readonly onChange: (part: Pick<Choice, 'without'>) => void
}

/** The services whose prices change: all of a choice, until some are left out. */
export function Ticks({ services, choice: { without }, onChange }: TicksProps): ReactNode {
  const ticked = services.filter(({ id, waits }) => !waits && !without.includes(id))
  return (
    <details>
      <summary style={{ padding: '8px 0', cursor: 'pointer' }}>
        Services: {ticked.length} of {services.length}
      </summary>
      <ul style={{ columns: '16rem', listStyle: 'none', padding: 0 }}>
        {services.map(({ id, name, waits }) => (
          <li key={id} style={{ breakInside: 'avoid' }}>
            <label style={withWords}>
              <input
                style={tick}
                type="checkbox"
                disabled={waits}
                checked={!waits && !without.includes(id)}
                onChange={({ target }) =>
                  onChange({
                    without: target.checked
                      ? without.filter((each) => each !== id)
                      : [...without, id],
                  })
                }
              />
              <span>
                {name}
                {waits && ' (has a draft: publish it first)'}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </details>
  )
}
