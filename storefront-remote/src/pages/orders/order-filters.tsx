import type { JSX, SubmitEvent } from 'react'
import { pageConfig } from '@darnley/web/page-config'
import { useNavigate } from '@darnley/web/router'
import { SelectField } from '@darnley/web/ui/select-field'
import { TextField } from '@darnley/web/ui/text-field'
import { listAddress, statusesOf, type OrderFilter } from '#src/lib/order-list.ts'
import { statusName } from '@darnley/domain/order-words'
import { $orderSearch } from '#src/stores/order-search.ts'
import styles from './page.module.css'

interface OrderFiltersProps {
  filter: OrderFilter
  /** The current text of the field; the list follows it debounced. */
  typed: string
}

export function OrderFilters({ filter, typed }: OrderFiltersProps): JSX.Element {
  const navigate = useNavigate()
  const { company } = pageConfig()
  const statuses = statusesOf(filter.list, company.slug)
  const options = statuses.map((value) => ({ value, label: statusName(value, company) }))

  function choose(status: string): void {
    const address = listAddress({ list: filter.list, status: status || null })
    void navigate(address, { replace: true })
  }

  return (
    <form className={styles['filters']} role="search" onSubmit={stay}>
      <TextField
        type="search"
        name="search"
        label="Search by number, name or e-mail"
        value={typed}
        maxLength={200}
        autoComplete="off"
        onChange={(value) => $orderSearch.set(value)}
      />
      <SelectField
        label="Status"
        value={filter.status ?? ''}
        options={[{ value: '', label: 'Every status' }, ...options]}
        onChange={choose}
      />
    </form>
  )
}

/** Ignores Enter, also from a scanner, because the list follows the typed text. */
function stay(event: SubmitEvent): void {
  event.preventDefault()
}
