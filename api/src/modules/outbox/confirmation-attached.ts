import { html, type Html } from '@darnley/node/html'
import type { ListedFile, MailAttachment } from './mail.ts'

export const PDF = 'application/pdf'

/** The drop-off code in the mail's HTML. */
export const CODE_ID = 'drop-off-code'

/** Returns the list of what is attached; nothing when nothing is. */
export function attachedHtml(attachments: readonly MailAttachment[]): Html {
  const files = listed(attachments)
  if (files.length === 0) return html``
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="margin-top:20px;background:#F2F6F8;border-radius:12px"
  >
    <tr>
      <td colspan="2" style="padding:16px 16px 4px;font-weight:600">Attached to this e-mail</td>
    </tr>
    ${files.map(
      (file) =>
        html`<tr>
          <td style="padding:2px 16px">${file.title}</td>
          <td align="right" style="padding:2px 16px;color:#6B535B;font-size:14px">
            ${kindOf(file)}
          </td>
        </tr>`,
    )}
    <tr>
      <td colspan="2" style="padding:0 0 12px"></td>
    </tr>
  </table>`
}

export function attachedText(attachments: readonly MailAttachment[]): string[] {
  const names = listed(attachments).map(({ title, filename }) => `${title} (${filename})`)
  return names.length === 0 ? [] : [`Attached to this e-mail: ${names.join(', ')}`]
}

/** Returns format and size, as in "PDF, 24 kB". */
function kindOf({ contentType, content }: ListedFile): string {
  return contentType === PDF ? `PDF, ${Math.ceil(content.length / 1000)} kB` : 'Calendar file'
}

function listed(attachments: readonly MailAttachment[]): ListedFile[] {
  return attachments.filter((attachment) => 'title' in attachment)
}
