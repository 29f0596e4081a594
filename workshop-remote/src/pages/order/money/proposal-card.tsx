import type { JSX } from 'react'
import type { PriceProposal, ProposalState } from '@darnley/contract/price-proposals'
import type { OrderMoney } from '@darnley/contract/workshop-money'
import { minor } from '@darnley/domain/money'
import { staffCall } from '@darnley/web/session'
import { Sign, type SignName } from '#src/components/icon.tsx'
import { shortMomentOf } from '#src/lib/moment.ts'
import { timeLimit } from '#src/lib/write/time-limit.ts'
import { PlainButton } from '#src/components/form/plain-button.tsx'
import styles from './money.module.css'
import { MoneyWriteNotice } from './money-write-notice.tsx'
import { MoneyRow } from './money-row.tsx'
import { firstNameOf } from '#src/lib/first-name.ts'
import { moneyText } from './pounds.ts'
import { useMoneyWrite } from './use-money-write.ts'

const states: Readonly<Record<ProposalState, { label: string; sign: SignName }>> = {
  open: { label: 'Waiting for the answer', sign: 'speech' },
  agreed: { label: 'Agreed', sign: 'ticked-ring' },
  refused: { label: 'Refused', sign: 'prohibited' },
  withdrawn: { label: 'Withdrawn', sign: 'prohibited' },
  went_on: { label: 'No answer, goes on', sign: 'later' },
  sent_back: { label: 'No answer, left out', sign: 'later' },
}

interface ProposalCardProps {
  money: OrderMoney
  proposal: PriceProposal
}

/** A price that was proposed: what it changes, how it was answered, and taking it back while it is open. */
export function ProposalCard({ money, proposal }: ProposalCardProps): JSX.Element {
  const { state, garment, service, reason, questions, proposed_by: by } = proposal
  const { label, sign } = states[state]
  return (
    <>
      <span className={styles['state']} data-state={state}>
        <Sign name={sign} size={16} />
        {label}
      </span>
      <ProposalRows money={money} proposal={proposal} title={`${garment}: ${service}`} />
      <p className={styles['quote']}>
        {`${by}, ${shortMomentOf(proposal.proposed_at)}: “${reason}”`}
      </p>
      {questions.map(({ text, asked_at: at }) => (
        <p key={at} className={styles['quote']}>
          <b>{`${firstNameOf(money.customer_name)} asks, ${shortMomentOf(at)}: `}</b>“{text}”
        </p>
      ))}
      {state === 'open' ? <Withdrawal money={money} proposal={proposal} /> : null}
    </>
  )
}

function ProposalRows({
  money,
  proposal,
  title,
}: ProposalCardProps & { title: string }): JSX.Element {
  const { old_price: old, new_price: price, difference, discount, state } = proposal
  const isChange = state === 'open' || state === 'agreed' || state === 'went_on'
  return (
    <dl className={styles['rows']} aria-label={title}>
      <MoneyRow label={title} amount={price} old={old} />
      {isChange ? <MoneyRow label="Difference" amount={difference} /> : null}
      {isChange && discount ? (
        <MoneyRow
          label={`${discount.percentage}% of it, by ${discount.code}`}
          amount={minor(-discount.amount)}
          tone={discount.amount > 0 ? 'less' : 'plain'}
        />
      ) : null}
      <EndRow money={money} proposal={proposal} />
    </dl>
  )
}

/** What it comes to: what is paid or goes back. */
function EndRow({ money, proposal }: ProposalCardProps): JSX.Element | null {
  const { kind, state, pays_if_agreed: pays, closed_at: closed } = proposal
  const name = firstNameOf(money.customer_name)
  const at = closed ? ` ${shortMomentOf(closed)}` : ''
  const isMore = kind === 'more'
  switch (state) {
    case 'open':
      return isMore ? (
        <MoneyRow label={`${name} pays, if agreed`} amount={pays} tone="sum" />
      ) : (
        <MoneyRow
          label={`Goes back to ${name}, if agreed`}
          amount={proposal.refunded_if_agreed}
          tone="sum"
        />
      )
    case 'agreed':
      return isMore ? (
        <MoneyRow label={`${name} paid${at}`} amount={pays} tone="sum" />
      ) : (
        <MoneyRow label={`Goes back${at}`} amount={proposal.refunded_if_agreed} tone="sum" />
      )
    case 'refused':
    case 'sent_back':
      return (
        <MoneyRow
          label={`Left out, goes back${at}`}
          amount={proposal.refunded_if_refused}
          tone="sum"
        />
      )
    case 'went_on':
      return isMore ? (
        <MoneyRow label={`Goes on as ordered${at}`} amount={proposal.old_price} tone="sum" />
      ) : (
        <MoneyRow label={`Goes back${at}`} amount={proposal.refunded_if_agreed} tone="sum" />
      )
    case 'withdrawn':
      return <MoneyRow label={`The price stays${at}`} amount={proposal.old_price} tone="sum" />
  }
}

function Withdrawal({ money, proposal }: ProposalCardProps): JSX.Element {
  const { state, press } = useMoneyWrite<never>({ money, fieldOf: () => null, onDone: () => {} })
  const { if_unanswered: chosen, kind, answer_until: until } = proposal
  const isLeftOut = kind === 'not_possible' || chosen === 'send_back'

  function withdraw(): void {
    void press({
      faults: new Map<never, string>(),
      send: (version) =>
        staffCall('POST /workshop/orders/{id}/proposals/{proposal}/withdraw', {
          params: { id: money._id, proposal: proposal.id },
          body: { version },
          signal: timeLimit(),
        }),
    })
  }

  return (
    <>
      <p className={styles['note']}>
        {`Answer until ${shortMomentOf(until)}. After that ${
          isLeftOut
            ? `it is left out and ${moneyText(proposal.refunded_if_refused)} goes back.`
            : 'the work goes on.'
        }`}
      </p>
      <MoneyWriteNotice state={state} />
      <div className={styles['foot']}>
        <PlainButton busy={state.type === 'sending'} onClick={withdraw}>
          Withdraw it
        </PlainButton>
        <span>The price then stays as it is.</span>
      </div>
    </>
  )
}
