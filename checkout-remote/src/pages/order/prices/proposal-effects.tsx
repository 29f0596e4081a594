import type { JSX, ReactNode } from 'react'
import type { PriceProposal } from '@darnley/contract/price-proposals'
import { Icon } from '@darnley/web/ui/icon'
import { formatWeekdayMoment } from '@darnley/domain/moment'
import { effectWords } from '#src/lib/proposal-words.ts'
import styles from './proposal.module.css'

/** What follows from each answer, and from none. */
export function ProposalEffects({ proposal }: { proposal: PriceProposal }): JSX.Element {
  const { yes, no, silence } = effectWords(proposal)
  const by = formatWeekdayMoment(new Date(proposal.answer_until))
  return (
    <ul className={styles['effects']} aria-label="What follows from your answer">
      <Effect icon="check">
        <b>If you agree</b>, {yes}
      </Effect>
      {no ? (
        <Effect icon="arrow-left">
          <b>If you say no</b>, {no}
        </Effect>
      ) : null}
      <Effect icon="clock">
        <b>If we hear nothing by {by}</b>, {silence}
      </Effect>
    </ul>
  )
}

interface EffectProps {
  icon: 'check' | 'arrow-left' | 'clock'
  children: ReactNode
}

function Effect({ icon, children }: EffectProps): JSX.Element {
  return (
    <li>
      <span className={icon === 'check' ? styles['yes'] : undefined}>
        <Icon name={icon} />
      </span>
      <span>{children}</span>
    </li>
  )
}
