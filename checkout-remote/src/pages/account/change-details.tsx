import type { JSX } from 'react'
import { useChange, useQuery, useQueryClient } from '@darnley/web/query'
import { Button } from '@darnley/web/ui/button'
import { Notice } from '@darnley/web/ui/notice'
import { TextField } from '@darnley/web/ui/text-field'
import styles from '#src/components/account/layout.module.css'
import { addressErrors } from '#src/lib/address.ts'
import type { AddressFields } from '#src/lib/form.ts'
import { looksLikeBritishMobile } from '#src/lib/phone-text.ts'
import { changeDetails, type KeptDetails, ownAccountQuery } from '#src/queries/own-account.ts'
import { phoneRules } from '#src/queries/phone-rules.ts'
import { AccountForm } from './account-form.tsx'
import { AddressRows } from './address-rows.tsx'
import type { ChangeProps } from './change-props.ts'
import { useAccountForm } from './use-account-form.ts'

const NO_ADDRESS: AddressFields = { house: '', line1: '', line2: '', city: '', postcode: '' }
const ADDRESS_NAMES = Object.keys(NO_ADDRESS) as (keyof AddressFields)[]

/** Phone and address, which the account keeps when its owner wants that. */
export function ChangeDetails({
  session,
  onEnd,
  kept,
}: ChangeProps & { kept: KeptDetails }): JSX.Element {
  const cache = useQueryClient()
  const { data: tools } = useQuery(phoneRules)
  const isMobile = (typed: string): boolean =>
    tools ? tools.parseMobile(typed) !== null : looksLikeBritishMobile(typed)
  const changed = (): void =>
    void cache.invalidateQueries({ queryKey: ownAccountQuery(session).queryKey })
  const form = useAccountForm({
    initial: { phone: kept.phone ?? '', ...(kept.address ?? NO_ADDRESS) },
    check: ({ phone, ...address }) => ({
      ...(phone.trim() !== '' && !isMobile(phone)
        ? { phone: 'Enter a mobile number like 07700 900123' }
        : {}),
      ...(isEmpty(address) ? {} : addressErrors(address)),
    }),
    send: ({ phone, ...address }) =>
      changeDetails({
        session,
        phone: phone.trim() || null,
        address: isEmpty(address) ? null : address,
      }),
    onSent: changed,
    onTooOld: () => onEnd('too-old'),
    keeps: true,
  })
  const empty = (): void => {
    for (const name of ['phone', ...ADDRESS_NAMES] as const) form.field(name).onChange('')
    changed()
  }
  const isKept = kept.phone !== null || kept.address !== null
  return (
    <AccountForm
      title="Phone and address"
      action="Keep them in my account"
      form={form}
      done="Kept. At checkout a press of a button fills them in."
      after={<Removal session={session} isKept={isKept} onRemoved={empty} />}
    >
      <p className={styles['note']}>
        Only if you like: at checkout they are filled in when you ask for it. Leave empty what we
        should not keep.
      </p>
      <TextField
        label="Phone"
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={30}
        {...form.field('phone')}
      />
      <AddressRows field={form.field} />
    </AccountForm>
  )
}

function isEmpty(address: AddressFields): boolean {
  return ADDRESS_NAMES.every((name) => address[name].trim() === '')
}

interface RemovalProps extends Pick<ChangeProps, 'session'> {
  isKept: boolean
  onRemoved: () => void
}

function Removal({ session, isKept, onRemoved }: RemovalProps): JSX.Element {
  const removing = useChange({
    mutationFn: () => changeDetails({ session, phone: null, address: null }),
    onSuccess: onRemoved,
  })
  return (
    <>
      {isKept ? (
        <Button
          variant="link"
          wide
          busy={removing.isPending}
          onClick={() => removing.mutate(undefined)}
        >
          Delete phone and address
        </Button>
      ) : null}
      {removing.isSuccess && !isKept ? (
        <Notice tone="success">Your account keeps neither phone nor address.</Notice>
      ) : null}
      {removing.isError ? (
        <Notice tone="error">This did not work just now. Please try again.</Notice>
      ) : null}
    </>
  )
}
