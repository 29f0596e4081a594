import { useEffect, type JSX, type RefObject } from 'react'
import { Icon } from './icon.tsx'
import styles from './text-field.module.css'

/** The share of the limit from which the counter is shown. */
const nearly = 0.9

interface TextLengthProps {
  id: string
  length: number
  longest: number
}

/** The used part of a field's limit, from 90 % on, and what to do beyond it. */
export function TextLength({ id, length, longest }: TextLengthProps): JSX.Element | null {
  if (length < longest * nearly) return null
  const excess = length - longest
  return (
    <div className={styles['length']}>
      {/* Announced when it changes; the counter below changes with every character. */}
      <p className={excess > 0 ? styles['error'] : undefined} id={id} role="status">
        {excess > 0 ? <Icon name="alert" size={18} /> : null}
        {messageFor(excess, longest)}
      </p>
      <p className={styles['count']} aria-hidden="true">
        {grouped(length)} / {grouped(longest)}
      </p>
    </div>
  )
}

/** Blocks submitting the form of a field while its text is too long, and focuses the field. */
export function useLengthGuard(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  isTooLong: boolean,
): void {
  useEffect(() => {
    const form = field.current?.form
    if (!isTooLong || !form) return
    const refuse = (event: Event): void => {
      event.preventDefault()
      event.stopPropagation()
      field.current?.focus()
    }
    form.addEventListener('submit', refuse, true)
    return () => form.removeEventListener('submit', refuse, true)
  }, [field, isTooLong])
}

function messageFor(excess: number, longest: number): string {
  if (excess > 0)
    return `${grouped(excess)} ${excess === 1 ? 'character' : 'characters'} too many. Please shorten it.`
  return excess === 0 ? `You have reached the limit of ${grouped(longest)} characters.` : ''
}

function grouped(count: number): string {
  return count.toLocaleString('en-GB')
}
