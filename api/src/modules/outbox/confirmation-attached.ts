import { html, type Html } from '@darnley/node/html'
import type { MailAttachment } from './mail.ts'

/** The drop-off code in the mail's HTML. */
export const CODE_ID = 'drop-off-code'

/** Returns the list of what is attached; nothing when nothing is. */
export function attachedHtml(attachments: readonly MailAttachment[]): Html {
  const names = listed(attachments)
  if (names.length === 0) return html``
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="margin-top:20px;background:#F2F6F8;border-radius:12px"
  >
    <tr>
      <td style="padding:16px">
        <p style="margin:0 0 4px;font-weight:600">Attached to this e-mail</p>
        ${names.map((name) => html`<p style="margin:0">${name}</p>`)}
      </td>
    </tr>
  </table>`
}

export function attachedText(attachments: readonly MailAttachment[]): string[] {
  const names = listed(attachments)
  return names.length === 0 ? [] : [`Attached to this e-mail: ${names.join(', ')}`]
}

function listed(attachments: readonly MailAttachment[]): string[] {
  return attachments.filter(({ cid }) => cid === undefined).map(({ filename }) => filename)
}
