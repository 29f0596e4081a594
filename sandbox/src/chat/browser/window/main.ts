const messages = find<HTMLOListElement>('#messages')
const form = find<HTMLFormElement>('#form')
const field = find<HTMLInputElement>('#text')

form.addEventListener('submit', (event) => {
  event.preventDefault()
  const text = field.value.trim()
  if (text === '') return
  field.value = ''
  say(text, 'mine')
  void ask(text).then((reply) => say(reply, 'theirs'))
})

async function ask(text: string): Promise<string> {
  try {
    const response = await fetch('/chat/messages', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
    })
    const { reply } = (await response.json()) as { reply: string }
    return reply
  } catch {
    return 'That did not reach us. Please try again.'
  }
}

function say(text: string, whose: 'mine' | 'theirs'): void {
  const line = document.createElement('li')
  line.className = whose
  line.textContent = text
  messages.append(line)
  line.scrollIntoView({ block: 'end' })
}

function find<Found extends Element>(selector: string): Found {
  const found = document.querySelector<Found>(selector)
  if (!found) throw new Error(`The page has no ${selector}`)
  return found
}
