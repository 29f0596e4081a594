export interface TextMessage {
  /** E.164 number. */
  readonly phone: string
  readonly words: string
  /** Names the message in what the provider says about it later. */
  readonly reference: string
}

/** A try to send a message. */
export interface Attempt {
  /** 1 for the first. */
  readonly number: number
  /** When the message was queued. */
  readonly since: Date
}

export interface TextSender {
  /** @throws FinalFailure for a number that takes no messages, Error when another attempt may succeed */
  send(message: TextMessage, attempt: Attempt): Promise<void>
}
