import { useEffect, useState, type JSX } from 'react'
import { useQuery } from '@darnley/web/query'
import { Button } from '@darnley/web/ui/button'
import { Notice } from '@darnley/web/ui/notice'
import { Skeleton } from '@darnley/web/ui/skeleton'
import type { AddressFields } from '#src/lib/form.ts'
import { addressSearch } from '#src/queries/address-lookup.ts'
import { editStep } from '#src/stores/checkout-form.ts'
import styles from './address-step.module.css'

interface AddressFinderProps {
  isManual: boolean
  /** Shows the fields: on request, to check the result, or because the lookup is unavailable (F46). */
  onManual: () => void
  /** Called when the user chose to type the address. */
  onChosen: () => void
}

export function AddressFinder({ isManual, onManual, onChosen }: AddressFinderProps): JSX.Element {
  const { data: search, isError, isPending } = useQuery(addressSearch)
  const [isDown, setIsDown] = useState(false)
  const [isFilled, setIsFilled] = useState(false)
  const isAbsent = isDown || isError || search === null
  useEffect(() => {
    if (isAbsent) onManual()
  }, [isAbsent, onManual])

  function fill(address: AddressFields): void {
    editStep('address', address)
    setIsFilled(true)
    onManual()
  }

  return (
    <>
      {isDown || isError ? (
        <Notice tone="info">
          We can’t look up addresses just now. Please enter the address below.
        </Notice>
      ) : null}
      {isPending ? (
        <div className={styles['room']}>
          <Skeleton height="100%" />
        </div>
      ) : null}
      {search && !isDown ? (
        <search.AddressSearch lookup={search.lookup} onPick={fill} onFail={() => setIsDown(true)} />
      ) : null}
      <p className={styles['filled']} role="status">
        {isFilled ? 'Address filled in. Please check it.' : null}
      </p>
      {isManual ? null : (
        <p>
          <Button variant="link" onClick={onChosen}>
            Enter address manually
          </Button>
        </p>
      )}
    </>
  )
}
