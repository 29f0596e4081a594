import { expect, it } from 'vitest'
import { readEvents, type StreamEvent } from './read-events.ts'

async function eventsOf(...chunks: string[]): Promise<StreamEvent[]> {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk))
      controller.close()
    },
  })
  const events: StreamEvent[] = []
  for await (const event of readEvents(body)) events.push(event)
  return events
}

const change = { event: 'changed', data: '{"version":2}', id: '41' }
const text = ': heartbeat\n\nevent: changed\nid: 41\ndata: {"version":2}\n\n'

it('reads events and leaves out comments', async () => {
  expect(await eventsOf(text, text)).toEqual([change, change])
})

it('reads events however they are cut into pieces', async () => {
  for (let cut = 0; cut <= text.length; cut += 1)
    expect(await eventsOf(text.slice(0, cut), text.slice(cut))).toEqual([change])
})

it('drops an event that was cut off', async () => {
  expect(await eventsOf(text, 'event: changed\ndata: {"ver')).toEqual([change])
})
