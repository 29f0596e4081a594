import type { JSX } from 'react'
import { proposalWords } from '#src/lib/proposal-words.ts'
import { Findings } from '../photos/findings.tsx'
import { ProposalAnswer } from './proposal-answer.tsx'
import { ProposalEffects } from './proposal-effects.tsx'
import { ProposalPrices } from './proposal-prices.tsx'
import type { ProposalProps } from './proposal-props.ts'
import styles from './proposal.module.css'

/** Another price for a line: what was found, old and new, the answers, and what follows from each. */
export function Proposal({ proposal, order, token }: ProposalProps): JSX.Element {
  const { heading, lead } = proposalWords(proposal)
  return (
    <section className={styles['proposal']} aria-label={heading}>
      <div className={styles['title']}>
        <h2>{heading}</h2>
        <p className={styles['muted']}>{lead}</p>
      </div>
      <Findings proposal={proposal} token={token} />
      <div>
        <h3>What we found</h3>
        <p className={styles['finding']}>{proposal.reason}</p>
        <p className={styles['by']}>{proposal.proposed_by}</p>
      </div>
      <ProposalPrices proposal={proposal} />
      <ProposalAnswer proposal={proposal} order={order} token={token} />
      <ProposalEffects proposal={proposal} />
    </section>
  )
}
