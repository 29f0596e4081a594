import type { Person } from '@darnley/contract/workshop-people'
import { useChange, useQueryClient } from '@darnley/web/query'
import { failureWords } from '#src/lib/write/failure-words.ts'
import { peopleQuery, showPerson } from '#src/queries/people.ts'

interface PersonAction {
  readonly run: () => void
  readonly isPending: boolean
  /** Why it had no effect; null before and after a success. */
  readonly problem: string | null
}

/** An action on a person that needs no form. The list shows the person as the api answered. */
export function usePersonAction(
  send: () => Promise<Person>,
  onDone: (person: Person) => void = () => undefined,
): PersonAction {
  const client = useQueryClient()
  const { mutate, isPending, error } = useChange<Person, void>({
    mutationFn: send,
    onSuccess: (person) => {
      showPerson(client, person)
      onDone(person)
    },
    onSettled: () => client.invalidateQueries(peopleQuery),
  })
  return { run: mutate, isPending, problem: error && failureWords(error) }
}
