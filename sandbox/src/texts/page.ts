import { html, type Html } from '@darnley/node/html'
import type { Text } from './repository.ts'

export function textList(texts: Text[]): Html {
  if (texts.length === 0) return html`<p class="lead">No text message was sent yet.</p>`
  return html`<p class="muted">
      An answer is handed to the api as Twilio would. STOP ends messages, START begins them again.
    </p>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">Message</th>
            <th scope="col">From</th>
            <th scope="col">To</th>
            <th scope="col">Status</th>
            <th scope="col">Answer</th>
          </tr>
        </thead>
        <tbody>
          ${texts.map(row)}
        </tbody>
      </table>
    </div>`
}

function row({ sid, body, sender, receiver, status, direction }: Text): Html {
  return html`<tr>
    <td style="white-space:pre-wrap">${body}</td>
    <td class="whole-line">${sender}</td>
    <td class="whole-line">${receiver}</td>
    <td class="whole-line">${status}</td>
    <td>${direction === 'inbound' ? '' : answerForm(sid)}</td>
  </tr>`
}

function answerForm(sid: string): Html {
  return html`<form method="post" action="/texts/${sid}/answer">
    <label>Answer <input name="words" required maxlength="1600" /></label>
    <button class="button">Send</button>
  </form>`
}
