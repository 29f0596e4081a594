import { useEffect, type RefObject } from 'react'

/** Moves the focus to the first field of a form with a fault, when faults appear. */
export function useFirstFault(
  form: RefObject<HTMLFormElement | null>,
  faults: ReadonlyMap<string, string>,
): void {
  useEffect(() => {
    if (faults.size === 0) return
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const field = invalid?.matches('fieldset')
      ? invalid.querySelector<HTMLElement>('input:not(:disabled)')
      : invalid
    field?.focus()
  }, [form, faults])
}
