import type { JSX } from 'react'
import type { LetterChannel } from '@darnley/contract/workshop-messages'
import { Segments } from '#src/components/form/segments.tsx'

interface ChannelFieldProps {
  ways: readonly LetterChannel[]
  value: LetterChannel
  onChange: (channel: LetterChannel) => void
}

const options = [
  { value: 'mail', label: 'Mail' },
  { value: 'sms', label: 'Text' },
] as const

/** Chooses how a message goes out, where there is a choice. */
export function ChannelField({ ways, value, onChange }: ChannelFieldProps): JSX.Element | null {
  if (ways.length < 2) return null
  return <Segments legend="Write by" options={options} value={value} onChange={onChange} />
}
