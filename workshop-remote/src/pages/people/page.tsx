import { useState, type JSX } from 'react'
import { useQuery } from '@darnley/web/query'
import { Button } from '@darnley/web/ui/button'
import { Icon } from '@darnley/web/ui/icon'
import { Notice } from '@darnley/web/ui/notice'
import { Spinner } from '@darnley/web/ui/spinner'
import { Sheet } from '#src/components/sheet.tsx'
import { ToolPage } from '#src/components/tool/tool-page.tsx'
import { peopleQuery } from '#src/queries/people.ts'
import { InviteForm } from './invite-form.tsx'
import { PeopleList } from './people-list.tsx'
import { PersonSheet } from './person-sheet.tsx'
import { summaryOf } from './person-words.ts'

/** Everyone who signs in as staff, by site: for owners. */
export function Page(): JSX.Element {
  const [isInviting, invite] = useState(false)
  return (
    <ToolPage
      section="people"
      title="People"
      least="owner"
      facts={<Summary />}
      actions={
        <Button onClick={() => invite(true)}>
          <Icon name="mail" size={20} />
          Invite
        </Button>
      }
    >
      <People isInviting={isInviting} onInvited={() => invite(false)} />
    </ToolPage>
  )
}

function Summary(): JSX.Element | null {
  const { data } = useQuery(peopleQuery)
  return data ? <>{summaryOf(data.people)}</> : null
}

interface PeopleProps {
  isInviting: boolean
  /** Invited, or thought better of it. */
  onInvited: () => void
}

function People({ isInviting, onInvited }: PeopleProps): JSX.Element {
  const { data, isError, refetch } = useQuery(peopleQuery)
  const [done, setDone] = useState<string | null>(null)
  const [openId, open] = useState<string | null>(null)
  /** One for each invitation: a new form follows one that was sent. */
  const [invited, setInvited] = useState(0)
  if (!data)
    return isError ? (
      <Notice tone="error" action={{ label: 'Try again', onSelect: () => void refetch() }}>
        The people could not be loaded.
      </Notice>
    ) : (
      <Spinner label="Loading the people" />
    )
  const person = data.people.find(({ id }) => id === openId) ?? null
  return (
    <>
      {done === null ? null : <Notice tone="success">{done}</Notice>}
      <PeopleList
        people={data.people}
        onOpen={(id) => {
          setDone(null)
          open(id)
        }}
      />
      <Sheet label="Invite a person" open={isInviting} onClose={onInvited}>
        <InviteForm
          key={invited}
          sites={data.sites}
          onClose={onInvited}
          onDone={({ email }) => {
            setInvited(invited + 1)
            setDone(`${email} is invited. The link in the mail works for 7 days.`)
            onInvited()
          }}
        />
      </Sheet>
      <PersonSheet
        key={openId}
        person={person}
        onClose={() => open(null)}
        onDone={(words) => {
          open(null)
          setDone(words)
        }}
      />
    </>
  )
}
