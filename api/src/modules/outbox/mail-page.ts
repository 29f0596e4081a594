import { html, type Html } from '@darnley/node/html'
import type { Sender } from './mail.ts'

interface MailPage {
  readonly sender: Sender
  readonly heading: string
  /** Number of the order that the mail is about. */
  readonly orderNumber?: string
  readonly content: Html
}

const OWN_COLOUR = '#6B1B2D'

/** Returns the page of a mail in HTML that mail programs support: tables, inline styles, no external resources. */
export function mailPage({ sender, heading, orderNumber, content }: MailPage): string {
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${heading}</title>
      </head>
      <body
        style="margin:0;background:#F2F6F8;color:#3A0F1B;font:16px/1.5 Figtree,Helvetica,Arial,sans-serif"
      >
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                width="600"
                cellpadding="0"
                cellspacing="0"
                style="max-width:600px;width:100%;background:#FFFFFF;border-radius:18px"
              >
                ${head(sender, orderNumber)}
                <tr>
                  <td style="padding:28px 24px">
                    <h1 style="font:600 26px/1.2 Georgia,serif;margin:0 0 16px">${heading}</h1>
                    ${content}
                  </td>
                </tr>
                <tr>
                  <td
                    style="padding:20px 24px;color:#6B535B;font-size:14px;border-top:1px solid #E4DCDF"
                  >
                    Questions? Write to
                    <a href="mailto:${sender.supportEmail}" style="color:#1D4F8C"
                      >${sender.supportEmail}</a
                    >.
                    ${
                      sender.brand
                        ? html`<br />Your order is carried out by ${sender.companyName}.`
                        : ''
                    }
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.text
}

function head({ brand, companyName }: Sender, orderNumber: string | undefined): Html {
  const ground = brand?.colour ?? OWN_COLOUR
  return html`<tr>
    <td style="background:${ground};color:#FFFFFF;padding:20px 24px;border-radius:18px 18px 0 0">
      <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
        <tr>
          <td style="color:#FFFFFF;font:600 24px Georgia,serif">${brand?.name ?? companyName}</td>
          ${
            orderNumber
              ? html`<td align="right" style="color:#FFFFFF;font-size:14px;white-space:nowrap">
                  Order ${orderNumber}
                </td>`
              : ''
          }
        </tr>
      </table>
    </td>
  </tr>`
}

interface MailButton {
  readonly href: string
  readonly label: string
  readonly sender?: Pick<Sender, 'brand'>
  /** Outlined: not the main action. */
  readonly isSecond?: boolean
}

/** Returns a button, which also works in mail programs without rounded corners. */
export function mailButton({ href, label, sender, isSecond = false }: MailButton): Html {
  const colour = sender?.brand?.colour ?? OWN_COLOUR
  const look = isSecond
    ? `color:${colour};background:#FFFFFF`
    : `color:#FFFFFF;background:${colour}`
  return html`<p style="margin:20px 0 8px">
    <a
      href="${href}"
      style="display:inline-block;${look};border:2px solid ${colour};padding:11px 22px;border-radius:999px;font-weight:600;text-decoration:none"
      >${label}</a
    >
  </p>`
}
