import { useState, type JSX } from 'react'
import type { Person, StaffSite } from '@darnley/contract/workshop-people'
import { SelectField } from '@darnley/web/ui/select-field'
import { TextField } from '@darnley/web/ui/text-field'
import { Records } from '#src/components/records/records.tsx'
import { PersonRow } from './person-row.tsx'
import { findPeople } from './person-words.ts'
import styles from './page.module.css'

const columns = [
  { label: 'Person', width: '38%' },
  { label: 'Role', width: '13%' },
  { label: 'Second step', width: '15%' },
  { label: 'Signed in' },
  { label: 'Change', isHidden: true, width: '84px' },
]

/** A list of more people has a search field. */
const shortList = 8

interface PeopleListProps {
  people: readonly Person[]
  onOpen: (id: string) => void
}

/** People by their sites, in the order of the api: those of the workshop first. */
export function PeopleList({ people, onOpen }: PeopleListProps): JSX.Element {
  const [words, setWords] = useState('')
  const [site, setSite] = useState('')
  const sites = [...new Map(people.map((person) => [person.site.id, person.site])).values()]
  const found = findPeople(people, { words, site })
  return (
    <>
      {people.length > shortList ? (
        <div className={styles['filters']}>
          <TextField
            label="Name or e-mail"
            name="words"
            type="search"
            autoComplete="off"
            maxLength={254}
            value={words}
            onChange={setWords}
          />
          <SelectField label="Site" value={site} options={optionsOf(sites)} onChange={setSite} />
        </div>
      ) : null}
      {found.length === 0 ? (
        <p role="status">No person has these words in name or e-mail.</p>
      ) : null}
      {sites.map(({ id, name, domain }) => {
        const staff = found.filter((person) => person.site.id === id)
        return staff.length > 0 ? (
          <section key={id} className={styles['site']} aria-labelledby={`site-${id}`}>
            <h2 id={`site-${id}`}>
              {name} <small>{domain}</small>
            </h2>
            <Records label={name} columns={columns}>
              {staff.map((person) => (
                <PersonRow key={person.id} person={person} onOpen={() => onOpen(person.id)} />
              ))}
            </Records>
          </section>
        ) : null
      })}
    </>
  )
}

function optionsOf(sites: readonly StaffSite[]): { value: string; label: string }[] {
  return [
    { value: '', label: 'All sites' },
    ...sites.map(({ id, name }) => ({ value: id, label: name })),
  ]
}
