import { html, type Html } from '@darnley/node/html'
import type { TaskState } from './events.ts'
import type { CourierTask } from './repository.ts'

const LABELS = {
  started: 'Under way',
  done: 'Done',
  failed: 'Failed',
} as const satisfies Record<TaskState, string>

export function taskList(tasks: CourierTask[]): Html {
  if (tasks.length === 0)
    return html`<p class="lead">No courier was asked for anything yet.</p>
      <p>Onfleet is asked when a shop's order is placed, Ship24 once a parcel has a label.</p>`
  return html`<p class="muted">A button sends the signed event that the courier would send.</p>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">Order</th>
            <th scope="col">Courier</th>
            <th scope="col">Task</th>
            <th scope="col">News</th>
          </tr>
        </thead>
        <tbody>
          ${tasks.map(row)}
        </tbody>
      </table>
    </div>`
}

function row(task: CourierTask): Html {
  return html`<tr>
    <td class="whole-line">${task.reference}</td>
    <td class="whole-line">${task.courier === 'onfleet' ? 'Onfleet' : 'Ship24'}</td>
    <td>${describe(task)}</td>
    <td>${(['started', 'done', 'failed'] as const).map((state) => button(task, state))}</td>
  </tr>`
}

function button({ id }: CourierTask, state: TaskState): Html {
  return html`<form method="post" action="/couriers/tasks/${encodeURIComponent(id)}/${state}">
    <button class="button">${LABELS[state]}</button>
  </form>`
}

/** Bodies were validated when they were stored. */
function describe({ courier, body }: CourierTask): string {
  if (courier === 'ship24') return `Follow ${(body as { trackingNumber: string }).trackingNumber}`
  const { pickupTask, destination } = body as {
    pickupTask?: boolean
    destination: { address: { unparsed: string } }
  }
  return `${pickupTask ? 'Collect from' : 'Bring to'} ${destination.address.unparsed}`
}
