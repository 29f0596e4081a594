import { useState, type JSX } from 'react'
import { Button } from '@darnley/web/ui/button'
import { Notice } from '@darnley/web/ui/notice'
import { proposalWords } from '#src/lib/proposal-words.ts'
import { AskQuestion } from './ask-question.tsx'
import { PayDifference } from './pay-difference.tsx'
import type { ProposalProps } from './proposal-props.ts'
import styles from './proposal.module.css'
import { useAnswer } from './use-answer.ts'

/** One yes, one no, one question. A higher price is paid here before it counts as agreed. */
export function ProposalAnswer({ proposal, order, token }: ProposalProps): JSX.Element {
  const { send, sending, problem, clientSecret, stopPaying } = useAnswer(proposal.id, token)
  const [isAsking, setIsAsking] = useState(false)
  const { yes, no } = proposalWords(proposal)
  if (clientSecret !== null)
    return (
      <PayDifference
        clientSecret={clientSecret}
        amount={proposal.pays_if_agreed}
        order={order}
        token={token}
        onBack={stopPaying}
      />
    )
  return (
    <div className={styles['answers']}>
      {problem ? <Notice tone="error">{problem}</Notice> : null}
      <Button
        wide
        busy={sending === 'agree'}
        disabled={sending !== null}
        onClick={() => send({ answer: 'agree' })}
      >
        {yes}
      </Button>
      {no === null ? null : (
        <Button
          variant="secondary"
          wide
          busy={sending === 'refuse'}
          disabled={sending !== null}
          onClick={() => send({ answer: 'refuse' })}
        >
          {no}
        </Button>
      )}
      <Asked questions={proposal.questions.length} />
      {isAsking ? (
        <AskQuestion
          isSending={sending === 'ask'}
          onSend={(question) => send({ answer: 'ask', question }, () => setIsAsking(false))}
          onCancel={() => setIsAsking(false)}
        />
      ) : (
        <Button variant="link" onClick={() => setIsAsking(true)}>
          Ask a question first
        </Button>
      )}
    </div>
  )
}

function Asked({ questions }: { questions: number }): JSX.Element | null {
  return questions === 0 ? null : (
    <Notice tone="success">
      We have your question and answer it by e-mail. The price stays open until then.
    </Notice>
  )
}
