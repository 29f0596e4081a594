import { html, type Html } from '@darnley/node/html'
import type { Sender } from './mail.ts'

interface MailPage {
  readonly sender: Sender
  readonly heading: string
  readonly content: Html
}

/** Returns the page of a mail in HTML that mail programs support: tables, inline styles, no external resources. */
export function mailPage({ sender, heading, content }: MailPage): string {
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
                <tr>
                  <td
                    style="background:#6B1B2D;color:#FFFFFF;padding:20px 28px;border-radius:18px 18px 0 0;font:600 24px Georgia,serif"
                  >
                    ${sender.companyName}
                  </td>
                </tr>
                <tr>
                  <td style="padding:28px">
                    <h1 style="font:600 26px/1.2 Georgia,serif;margin:0 0 16px">${heading}</h1>
                    ${content}
                  </td>
                </tr>
                <tr>
                  <td
                    style="padding:20px 28px;color:#6B535B;font-size:14px;border-top:1px solid #E4DCDF"
                  >
                    Questions? Write to
                    <a href="mailto:${sender.supportEmail}" style="color:#1D4F8C"
                      >${sender.supportEmail}</a
                    >.
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.text
}

/** Returns a button for the main action, which also works in mail programs without rounded corners. */
export function mailButton({ href, label }: { href: string; label: string }): Html {
  return html`<p style="margin:28px 0 8px">
    <a
      href="${href}"
      style="display:inline-block;background:#6B1B2D;color:#FFFFFF;padding:13px 24px;border-radius:999px;font-weight:600;text-decoration:none"
      >${label}</a
    >
  </p>`
}
