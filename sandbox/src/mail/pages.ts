import { html, type Html } from '@darnley/node/html'
import type { ReadableMail } from './read-mail.ts'

export function mailList(mails: ReadableMail[]): Html {
  if (mails.length === 0) return html`<p class="lead">No mail has arrived yet.</p>`
  return html`<div class="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">Subject</th>
            <th scope="col">To</th>
            <th scope="col">Received</th>
          </tr>
        </thead>
        <tbody>
          ${mails.map(mailRow)}
        </tbody>
      </table>
    </div>
    <form method="post" action="/mailbox/delete-all">
      <button class="button">Delete all</button>
    </form>`
}

function mailRow({ id, subject, to, receivedAt }: ReadableMail): Html {
  return html`<tr>
    <td><a href="/mailbox/${id}">${subject || '(no subject)'}</a></td>
    <td>${to.join(', ')}</td>
    <td class="whole-line">${timeOf(receivedAt)}</td>
  </tr>`
}

export function mailView(mail: ReadableMail, shown: 'html' | 'text'): Html {
  const address = `/mailbox/${mail.id}`
  return html`<dl>
      <dt>From</dt>
      <dd>${mail.from}</dd>
      <dt>To</dt>
      <dd>${mail.to.join(', ')}</dd>
      <dt>Received</dt>
      <dd>${timeOf(mail.receivedAt)}</dd>
      ${mail.attachments.map(attachment)}
    </dl>
    <nav aria-label="Forms of the message">
      ${tab({ href: address, label: 'As HTML', isCurrent: shown === 'html' })}
      ${tab({ href: `${address}?as=text`, label: 'As plain text', isCurrent: shown === 'text' })}
    </nav>
    <iframe
      class="message"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      title="The message"
      src="${address}/${shown}"
    ></iframe>
    ${answerForm(mail)}
    <p><a href="/mailbox">All mail</a></p>`
}

/** Only mails whose answers are handed to the api can be answered here. */
function answerForm({ id, replyTo }: ReadableMail): Html {
  if (!replyTo?.includes('+')) return html``
  return html`<form method="post" action="${`/mailbox/${id}/answer`}">
    <label for="words">Answer to ${replyTo}</label>
    <textarea id="words" name="words" rows="4" required></textarea>
    <button class="button">Send answer</button>
  </form>`
}

function attachment({ filename, bytes, path }: ReadableMail['attachments'][number]): Html {
  return html`<dt>Attached</dt>
    <dd><a href="${path}" target="_blank">${filename}</a>, ${Math.ceil(bytes / 1024)} kB</dd>`
}

interface Tab {
  href: string
  label: string
  isCurrent: boolean
}

function tab({ href, label, isCurrent }: Tab): Html {
  return isCurrent
    ? html`<a href="${href}" aria-current="page">${label}</a>`
    : html`<a href="${href}">${label}</a>`
}

function timeOf(iso: string): string {
  return iso.slice(0, 19).replace('T', ' ')
}
