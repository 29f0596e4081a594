import type { LetterChannel } from '@darnley/contract/workshop-messages'
import { writeTextMessage } from '@darnley/domain/text-message'
import type { Config } from '#src/config.ts'
import { refuseFaults, valueFault } from '#src/lib/http-error.ts'
import { textFault } from '#src/modules/text-messages/rules.ts'
import type { Texting } from './texting.ts'

interface Way extends Texting {
  readonly channel: LetterChannel
  readonly email: string | null
  readonly config: Pick<Config, 'texts'>
}

/** Returns why there is no way to write by this channel; null when there is one. */
export function whyNoWay({ channel, email, config, ...texting }: Way): string | null {
  if (channel === 'mail') return email === null ? 'No e-mail address of this person is known' : null
  if (!config.texts) return 'Text messages are switched off'
  if (texting.text_number === null) return 'No mobile number of this customer is known'
  return texting.is_text_stopped ? 'This customer has stopped text messages' : null
}

interface Written {
  readonly channel: LetterChannel
  readonly words: string
  readonly collectionRef: string | null
  readonly config: Pick<Config, 'company'>
}

/** @throws ValidationFailed for a text message that is too long */
export function refuseTooLong({ channel, words, collectionRef, config }: Written): void {
  if (channel !== 'sms') return
  const fault = textFault(writeTextMessage({ company: config.company.name, collectionRef, words }))
  if (fault !== null) refuseFaults([valueFault(['body', 'words'], fault)])
}
