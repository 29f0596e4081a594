import type { GarmentTask, WorkshopGarment } from '@darnley/contract/workshop-garments'
import type { GarmentFound, WorkshopOrder } from '@darnley/contract/workshop-orders'
import { pick, type Random } from '@darnley/testing/random'
import { anOrderOf, type Colleague } from './workshop.ts'

/** Checks an order in, or does a step of the work on one that is here. */
export async function tailorStep(tailor: Colleague): Promise<void> {
  if (tailor.random() < 0.5) await checkIn(tailor)
  else await work(tailor)
}

async function checkIn(tailor: Colleague): Promise<void> {
  const { client, context, random } = tailor
  const card = await anOrderOf(tailor, ['coming'])
  if (!card) return
  const { body: order } = await client.get<WorkshopOrder>(`/workshop/orders/${card.id}`)
  const garments = order.garments.map(({ number }) => checked(number, random))
  const extras = random() < 0.1 ? [{ words: 'A scarf' }] : []
  const arrived = await client.post('/workshop/arrivals', {
    ...{ order_id: order.id, version: order.version },
    ...{ garments, extras },
  })
  if (arrived.status === 200)
    context.log.add({
      type: 'checked-in',
      order: order.id,
      garments: garments.length + extras.length,
    })
}

function checked(number: number, random: Random) {
  const found: GarmentFound = pick(random, ['here', 'here', 'here', 'missing', 'stained'])
  return { number, found, words: found === 'stained' ? 'Ink on the cuff' : null }
}

async function work(tailor: Colleague): Promise<void> {
  const { client, context } = tailor
  const card = await anOrderOf(tailor, ['arrived', 'in_work'])
  if (!card) return
  const { body: order } = await client.get<WorkshopOrder>(`/workshop/orders/${card.id}`)
  for (const { id } of order.garments) {
    if (id === null) continue
    const { body: garment } = await client.get<WorkshopGarment>(`/workshop/garments/${id}`)
    const task = garment.tasks.find(({ state }) => state !== 'done')
    if (!task) continue
    const step = task.state === 'in_work' ? 'done' : 'start'
    const answer = await client.post(`/workshop/garments/${id}/task`, {
      ...{ version: garment.version, task_id: task.id, step },
      words: null,
    })
    if (answer.status === 200 && step === 'done') logDone(context.log, task)
    return
  }
}

function logDone(log: Colleague['context']['log'], { id }: GarmentTask): void {
  log.add({ type: 'task-done', task: id })
}
