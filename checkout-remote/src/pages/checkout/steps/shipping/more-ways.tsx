import { useId, useState, type JSX, type ReactNode } from 'react'
import type { DeliveryProvider } from '@darnley/contract/delivery-providers'
import { isDropOffPoint } from '@darnley/domain/delivery'
import { Icon } from '@darnley/web/ui/icon'
import styles from './ways.module.css'

interface MoreWaysProps {
  ways: readonly DeliveryProvider[]
  chosen: DeliveryProvider | null
  children: ReactNode
}

/** The ways that few customers need, folded away until one of them is chosen. */
export function MoreWays({ ways, chosen, children }: MoreWaysProps): JSX.Element | null {
  const isChosen = chosen !== null && ways.includes(chosen)
  const listId = useId()
  const [isOpen, setOpen] = useState(isChosen)
  if (ways.length === 0) return null
  const isShown = isOpen || isChosen
  return (
    <div className={styles['more']}>
      <button
        type="button"
        className={styles['toggle']}
        aria-expanded={isShown}
        aria-controls={listId}
        // A chosen way is not folded away.
        onClick={() => setOpen(!isShown)}
      >
        <span>
          <b>More ways</b> <span className={styles['hint']}>{namesOf(ways)}</span>
        </span>
        <Icon name="chevron-down" size={22} />
      </button>
      <div className={styles['group']} id={listId} hidden={!isShown}>
        {children}
      </div>
    </div>
  )
}

/** Returns what is to be found there. */
function namesOf(ways: readonly DeliveryProvider[]): string {
  const has = (code: DeliveryProvider['name']): boolean => ways.some(({ name }) => name === code)
  return [
    ways.some(({ name }) => isDropOffPoint(name)) && 'fetch it free',
    has('RMTracked48') && 'Tracked 48',
    has('RMSpecialGND1000') && 'insured',
    has('DPD') && 'DPD',
    has('Evermile') && 'bicycle courier',
  ]
    .filter(Boolean)
    .join(', ')
}
