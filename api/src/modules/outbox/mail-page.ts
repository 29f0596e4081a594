import { html, type Html } from '@darnley/node/html'
import { type Mail, type MailAttachment, type MailLogo, nameOf, type Sender } from './mail.ts'

interface MailPage {
  readonly sender: Sender
  readonly heading: string
  /** Number of the order that the mail is about. */
  readonly orderNumber?: string
  readonly content: Html
  /** For the company itself, which has no questions to its own address. */
  readonly isInternal?: boolean
}

interface BrandedPage extends MailPage {
  readonly attachments?: readonly MailAttachment[]
}

/** The logo in the mail's HTML. */
const LOGO_ID = 'brand-logo'

/**
 * Returns page and files of a mail to a customer. The logo of the site's brand goes along with the mail: programs show
 * it without asking, and fetching it tells no server who reads the mail.
 */
export function brandedMail({
  attachments = [],
  ...page
}: BrandedPage): Pick<Mail, 'html' | 'attachments'> {
  const logo = page.sender.brand?.logo ?? null
  const files = logo ? [{ ...LOGO_FILE, content: logo.content }] : []
  return { html: mailPage({ ...page, logo }), attachments: [...attachments, ...files] }
}

const LOGO_FILE = { filename: 'logo.png', contentType: 'image/png', cid: LOGO_ID }

/** Returns the last lines of a mail in plain text. */
export function closingText(sender: Sender): string {
  const carriedOut = sender.brand ? [`The work is carried out by ${sender.companyName}.`] : []
  return [`Questions? Write to ${sender.supportEmail}.`, nameOf(sender), ...carriedOut].join('\n')
}

const OWN_COLOUR = '#6B1B2D'

/**
 * Returns the page of a mail in HTML that mail programs support: tables, inline styles, no external resources.
 * @param page With a logo, whose file the mail carries
 */
export function mailPage({
  sender,
  heading,
  orderNumber,
  content,
  isInternal = false,
  logo = null,
}: MailPage & { readonly logo?: MailLogo | null }): string {
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
                ${logo ? logoHead({ sender, logo, orderNumber }) : head(sender, orderNumber)}
                <tr>
                  <td style="padding:28px 24px">
                    <h1 style="font:600 26px/1.2 Georgia,serif;margin:0 0 16px">
                      ${unbroken(heading)}
                    </h1>
                    ${content}
                  </td>
                </tr>
                ${isInternal ? '' : foot(sender)}
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.text
}

/** Returns a text whose "e-mail" is not broken at the end of a line. */
export function unbroken(text: string): Html {
  const parts = text.split(/\b(e-mail)\b/i)
  return html`${parts.map((part, index) =>
    index % 2 === 1 ? html`<span style="white-space:nowrap">${part}</span>` : html`${part}`,
  )}`
}

function foot(sender: Sender): Html {
  return html`<tr>
    <td style="padding:20px 24px;color:#6B535B;font-size:14px;border-top:1px solid #E4DCDF">
      Questions? Write to
      <a href="mailto:${sender.supportEmail}" style="color:#1D4F8C">${sender.supportEmail}</a>.
      ${sender.brand ? html`<br />The work is carried out by ${sender.companyName}.` : ''}
    </td>
  </tr>`
}

interface LogoHead {
  readonly sender: Sender
  readonly logo: MailLogo
  readonly orderNumber: string | undefined
}

/** Logos are drawn for white, which also stays white where a program darkens mails. Without pictures the name is read. */
function logoHead({ sender, logo, orderNumber }: LogoHead): Html {
  const colour = sender.brand?.colour ?? OWN_COLOUR
  return html`<tr>
    <td style="padding:20px 24px;border-bottom:4px solid ${colour};border-radius:18px 18px 0 0">
      <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
        <tr>
          <td>
            <img
              src="cid:${LOGO_ID}"
              width="${logo.width}"
              height="${logo.height}"
              alt="${nameOf(sender)}"
              style="display:block;border:0;color:${colour};font:600 24px Georgia,serif"
            />
          </td>
          ${orderNumber ? numberCell(orderNumber, '#3A0F1B') : ''}
        </tr>
      </table>
    </td>
  </tr>`
}

function numberCell(orderNumber: string, colour: string): Html {
  return html`<td align="right" style="color:${colour};font-size:14px;white-space:nowrap">
    Order ${orderNumber}
  </td>`
}

function head(sender: Sender, orderNumber: string | undefined): Html {
  const ground = sender.brand?.colour ?? OWN_COLOUR
  return html`<tr>
    <td style="background:${ground};color:#FFFFFF;padding:20px 24px;border-radius:18px 18px 0 0">
      <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
        <tr>
          <td style="color:#FFFFFF;font:600 24px Georgia,serif">${nameOf(sender)}</td>
          ${orderNumber ? numberCell(orderNumber, '#FFFFFF') : ''}
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
