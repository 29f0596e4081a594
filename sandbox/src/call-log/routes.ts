import type { FastifyInstance } from 'fastify'
import { html, type Html } from '@darnley/node/html'
import { sendPage } from '#src/http/page.ts'
import type { CallLog } from './call-log.ts'
import type { Call } from './repository.ts'

export interface CallLogRoutesOptions {
  callLog: CallLog
  companyName: string
}

export async function callLogRoutes(
  app: FastifyInstance,
  { callLog, companyName }: CallLogRoutesOptions,
): Promise<void> {
  app.get('/calls', async (_request, reply) => {
    const calls = await callLog.latest()
    const body = calls.length > 0 ? callTable(calls) : html`<p>No calls yet.</p>`
    return sendPage(reply, { title: 'Call log', companyName, body })
  })
}

function callTable(calls: Call[]): Html {
  return html`<p class="muted">What the stand-ins were asked lately, newest first.</p>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Service</th>
            <th scope="col">Call</th>
            <th scope="col">Answer</th>
          </tr>
        </thead>
        <tbody>
          ${calls.map(callRow)}
        </tbody>
      </table>
    </div>`
}

function callRow({ at, service, method, path, status }: Call): Html {
  return html`<tr>
    <td class="whole-line">${at.toISOString().slice(11, 19)}</td>
    <td class="whole-line">${service}</td>
    <td><code>${method} ${path}</code></td>
    <td>${status === 0 ? 'no answer' : status}</td>
  </tr>`
}
