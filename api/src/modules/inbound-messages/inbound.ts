/** A mail or text message of a customer, read from its provider's format. */
export interface Inbound {
  /** The same whenever its provider hands it over. */
  readonly key: string
  readonly channel: 'mail' | 'sms'
  /** Name of the sender; null when it is not known. */
  readonly name: string | null
  /** What a list shows of a conversation that it begins. */
  readonly subject: string
  /** Plain text without what it quotes, with notes about what was not taken. */
  readonly words: string
}

export interface InboundMail extends Inbound {
  readonly channel: 'mail'
  readonly from: string
  /** The part of the address after its plus sign; empty without one. */
  readonly token: string
  /** Written by a program: an answer to it could begin a loop. */
  readonly isAutomatic: boolean
}

export interface InboundText extends Inbound {
  readonly channel: 'sms'
  /** E.164 number. */
  readonly from: string
}
