/** One event of a server-sent stream. */
export interface StreamEvent {
  readonly event: string
  readonly data: string
  readonly id: string
}

/** Reads server-sent events from a response until it ends. Comments only tell that the connection lives. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<StreamEvent, void, undefined> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      rest += decoder.decode(value, { stream: true })
      const blocks = rest.split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = parse(block)
        if (event) yield event
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function parse(block: string): StreamEvent | null {
  const fields = new Map<string, string>()
  for (const line of block.split('\n')) {
    const [, name = '', value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? []
    if (name) fields.set(name, value)
  }
  const data = fields.get('data')
  if (data === undefined) return null
  return { event: fields.get('event') ?? 'message', data, id: fields.get('id') ?? '' }
}
