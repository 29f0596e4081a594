import type { JSX } from 'react'
import type { Person } from '@darnley/contract/workshop-people'
import { shopNow } from '@darnley/web/client'
import { Link } from '@darnley/web/router'
import { staffCall } from '@darnley/web/session'
import { shortMomentOf } from '#src/lib/moment.ts'
import { timeLimit } from '#src/lib/write/time-limit.ts'
import { AccessCode } from './access-code.tsx'
import { AskAction, PressAction } from './person-action.tsx'
import { PersonRemoval } from './person-removal.tsx'
import styles from './page.module.css'
import { lastUseOf, sessionsOf } from './person-words.ts'

interface PersonAccessProps {
  person: Person
  onRemoved: (words: string) => void
}

/** The ways in which a person signs in, each with what ends it. */
export function PersonAccess({ person, onRemoved }: PersonAccessProps): JSX.Element {
  return (
    <div className={styles['access']}>
      {person.invited_at === null ? null : <Invited person={person} at={person.invited_at} />}
      <Sessions person={person} />
      {person.role === 'shop' ? <AccessCode person={person} /> : <SecondStep person={person} />}
      <PersonRemoval person={person} onRemoved={onRemoved} />
    </div>
  )
}

function Invited({ person, at }: { person: Person; at: string }): JSX.Element {
  return (
    <PressAction
      title="Invitation"
      fact={`Sent ${shortMomentOf(at)}, no password yet`}
      label="Send it again"
      done="Another link is on its way; the former one has ended."
      send={() =>
        staffCall('POST /workshop/people/{id}/invite_again', {
          params: { id: person.id },
          signal: timeLimit(),
        })
      }
    />
  )
}

function Sessions({ person }: { person: Person }): JSX.Element {
  const { is_self: isSelf, sessions } = person
  return (
    <PressAction
      title="Sessions"
      fact={`${sessionsOf(sessions)}, last used: ${lastUseOf(person, shopNow())}`}
      label={isSelf ? 'End the others' : 'End sessions'}
      done={isSelf ? 'All but this session have ended.' : 'All sessions have ended.'}
      isPossible={sessions > (isSelf ? 1 : 0)}
      send={() =>
        staffCall('POST /workshop/people/{id}/end_sessions', {
          params: { id: person.id },
          signal: timeLimit(),
        })
      }
    />
  )
}

function SecondStep({ person }: { person: Person }): JSX.Element {
  const { is_self: isSelf, has_second_step: isOn, name } = person
  if (isSelf)
    return (
      <section>
        <div>
          <h3>Second step</h3>
          <p>{isOn ? 'On' : 'Off'}</p>
        </div>
        <Link to="/second-step">Your second step</Link>
      </section>
    )
  return (
    <AskAction
      title="Second step"
      fact={isOn ? 'On' : 'Off'}
      label="Take it off"
      question={`${name} then signs in with the password alone, until a new second step is set up. Do this only for a person who lost phone and recovery codes, and who you know is asking.`}
      confirm="Yes, take it off"
      done="The second step is off."
      isPossible={isOn}
      send={() =>
        staffCall('POST /workshop/people/{id}/end_second_step', {
          params: { id: person.id },
          signal: timeLimit(),
        })
      }
    />
  )
}
