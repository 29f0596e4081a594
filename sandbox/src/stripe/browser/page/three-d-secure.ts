import type { Answer } from '../messages.ts'
import { Frame } from './frame.ts'

interface Challenge {
  origin: string
  publicKey: string
  clientSecret: string
}

/** Shows the bank's page in a dialog and resolves when the user has finished. */
export async function askTheBank(challenge: Challenge): Promise<Answer> {
  const { origin, publicKey, clientSecret } = challenge
  const dialog = document.createElement('dialog')
  coverThePage(dialog.style)
  dialog.setAttribute('aria-label', 'Confirm the payment with your bank')
  const answer = await new Promise<Answer>((resolve) => {
    const frame = new Frame({
      origin,
      path: '/elements/three-d-secure',
      title: '3-D Secure authentication',
      onConnect: () => {
        frame.send({ type: 'setup', publicKey, appearance: {}, fonts: [] })
        void frame.ask({ type: 'authenticate', clientSecret }).then(resolve)
      },
      onMessage: () => undefined,
    })
    frame.element.style.width = '100%'
    frame.element.style.height = '100%'
    // Escape means that the payment was not authenticated.
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault()
      frame.send({ type: 'abandon' })
    })
    dialog.append(frame.element)
    document.body.append(dialog)
    dialog.showModal()
  })
  dialog.close()
  dialog.remove()
  return answer
}

function coverThePage(style: CSSStyleDeclaration): void {
  style.width = '100vw'
  style.height = '100dvh'
  style.maxWidth = 'none'
  style.maxHeight = 'none'
  style.padding = '0'
  style.border = '0'
  style.background = 'rgb(58 15 27 / 0.42)'
}
