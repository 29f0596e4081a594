import { isLocalOrigin } from './local-origin.ts'
import type { Answer, ConnectMessage, FrameMessage, PageMessage, PageQuestion } from './messages.ts'

export interface PagePort {
  send(message: FrameMessage): void
  answer(question: PageQuestion, answer: Answer): void
}

export interface PageListener {
  onConnect?(port: PagePort): void
  onMessage(message: PageMessage, port: PagePort): void
}

/** Handles messages of the embedding page once it has sent its port. */
export function listenToPage(listener: PageListener): void {
  window.addEventListener('message', (event: MessageEvent<Partial<ConnectMessage> | null>) => {
    const isFromShop = event.source === window.parent && isLocalOrigin(event.origin)
    const [port] = event.ports
    if (!isFromShop || !port || event.data?.type !== 'sandbox:connect') return
    const page = portToPage(port)
    port.onmessage = (message: MessageEvent<PageMessage>) => listener.onMessage(message.data, page)
    listener.onConnect?.(page)
  })
}

function portToPage(port: MessagePort): PagePort {
  const send = (message: FrameMessage): void => port.postMessage(message)
  return {
    send,
    answer: ({ number }, answer) => send({ type: 'answer', number, answer }),
  }
}
