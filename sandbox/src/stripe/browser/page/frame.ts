import type {
  Answer,
  ConnectMessage,
  FrameMessage,
  PageMessage,
  PageQuestion,
} from '../messages.ts'

export interface FrameOptions {
  origin: string
  path: string
  title: string
  onConnect: (frame: Frame) => void
  onMessage: (message: FrameMessage) => void
}

type Question = Omit<PageQuestion, 'number'>

const frameGone: Answer = {
  error: {
    type: 'invalid_request_error',
    code: 'element_unmounted',
    message: 'The payment form was closed before it answered.',
  },
}

/** A frame with one of the sandbox's pages, and the port to it. */
export class Frame {
  readonly element: HTMLIFrameElement
  readonly #options: FrameOptions
  readonly #waiting = new Map<number, (answer: Answer) => void>()
  #port: MessagePort | null = null
  #lastNumber = 0

  constructor(options: FrameOptions) {
    this.#options = options
    this.element = document.createElement('iframe')
    this.element.title = options.title
    this.element.src = options.origin + options.path
    this.element.allow = 'payment'
    this.element.style.border = '0'
    // A frame that is moved in the document reloads, so each load opens a new connection.
    this.element.addEventListener('load', () => this.#connect())
  }

  send(message: PageMessage): void {
    this.#port?.postMessage(message)
  }

  async ask(question: Question): Promise<Answer> {
    if (!this.#port) return frameGone
    const number = ++this.#lastNumber
    const answer = new Promise<Answer>((resolve) => this.#waiting.set(number, resolve))
    this.send({ ...question, number })
    return answer
  }

  remove(): void {
    this.element.remove()
    this.#disconnect()
  }

  #connect(): void {
    this.#disconnect()
    const { port1, port2 } = new MessageChannel()
    this.#port = port1
    port1.onmessage = (event: MessageEvent<FrameMessage>) => this.#receive(event.data)
    // The browser delivers this only to a page of the sandbox's origin.
    const connect: ConnectMessage = { type: 'sandbox:connect' }
    this.element.contentWindow?.postMessage(connect, this.#options.origin, [port2])
    this.#options.onConnect(this)
  }

  #disconnect(): void {
    this.#port?.close()
    this.#port = null
    for (const answer of this.#waiting.values()) answer(frameGone)
    this.#waiting.clear()
  }

  #receive(message: FrameMessage): void {
    if (message.type !== 'answer') return this.#options.onMessage(message)
    this.#waiting.get(message.number)?.(message.answer)
    this.#waiting.delete(message.number)
  }
}
