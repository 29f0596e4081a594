import type { DropOffPoint } from '@darnley/contract/delivery-providers'
import { addressInWords, hoursInWords, mapUrl } from '@darnley/domain/opening-hours'
import { type Check, dayWords, type PlanAction, type PlanStage } from '@darnley/domain/order-plan'
import type { Day } from '@darnley/domain/turnaround'
import { html, type Html } from '@darnley/node/html'
import { CODE_ID } from './confirmation-attached.ts'
import type { MailAttachment, Sender } from './mail.ts'
import { mailButton } from './mail-page.ts'

interface Told {
  readonly plan: readonly PlanStage[]
  readonly today: Day
  readonly sender: Sender
  readonly attachments: readonly MailAttachment[]
}

const SMALL = 'color:#6B535B;font-size:14px'

/** Returns the card of what is to do now. */
export function todayHtml({ plan, ...told }: Told): Html {
  const now = plan.find(({ state }) => state === 'now')
  if (!now) return html``
  const { sender, today, attachments } = told
  const [main, ...others] = now.actions
  const hasCode = now.hasCode && attachments.some((file) => 'cid' in file && file.cid === CODE_ID)
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="border:2px solid ${sender.brand?.colour ?? '#6B1B2D'};border-radius:18px"
  >
    <tr>
      <td style="padding:20px">
        <p style="margin:0;color:#B03318;font-weight:600;font-size:14px">
          ${dayWords(now, today) ?? ''}
        </p>
        <h3 style="font:600 20px/1.3 Georgia,serif;margin:2px 0 8px">${now.title}</h3>
        ${now.text ? html`<p style="margin:0 0 8px">${now.text}</p>` : ''}
        ${checksHtml(now.checks, sender)}
        ${
          hasCode
            ? html`<p style="margin:12px 0">
                <img src="cid:${CODE_ID}" width="180" height="180" alt="Your drop-off code" />
              </p>`
            : ''
        }
        ${now.place ? placeHtml(now.place, { hasMap: main?.type !== 'map' }) : ''}
        ${main ? mailButton({ href: addressOf(main, sender), label: main.label, sender }) : ''}
        ${others.map((action) => linkHtml(action, sender))}
      </td>
    </tr>
  </table>`
}

/** Returns the stages after the present one: a day and a sentence each. */
export function laterHtml({ plan, today }: Told): Html {
  const later = plan.filter(({ state }) => state === 'todo')
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="margin-top:16px"
  >
    ${later.map(
      (stage) =>
        html`<tr>
          <td style="padding:12px 0;border-bottom:2px dashed #B9D0DB">
            <p style="margin:0;${SMALL};font-weight:600">${dayWords(stage, today) ?? ''}</p>
            <p style="margin:0;font-weight:600">${stage.title}</p>
            <p style="margin:0;${SMALL}">${stage.text}</p>
            ${stage.place ? placeHtml(stage.place) : ''}
          </td>
        </tr>`,
    )}
  </table>`
}

/** Returns a stage in plain text, with the addresses of its links. */
export function stageText(stage: PlanStage, { today, sender }: Omit<Told, 'plan'>): string {
  return [
    dayWords(stage, today),
    stage.title,
    stage.text,
    ...stage.checks.flatMap(({ text, note, guide }) => [
      `- ${text}${note ? `. ${note}` : ''}`,
      ...(guide ? [`  ${guide.label}: ${addressOf(guide, sender)}`] : []),
    ]),
    ...(stage.place ? placeLines(stage.place) : []),
    ...stage.actions
      .filter(({ type }) => type !== 'map')
      .map((action) => `${action.label}: ${addressOf(action, sender)}`),
  ]
    .filter(Boolean)
    .join('\n')
}

function checksHtml(checks: readonly Check[], sender: Sender): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0">
    ${checks.map(
      ({ text, note, guide }) =>
        html`<tr>
          <td valign="top" style="padding:6px 12px 6px 0">
            <div style="width:16px;height:16px;border:2px solid #8D787F;border-radius:4px"></div>
          </td>
          <td style="padding:4px 0">
            <strong>${text}</strong>
            ${note ? html`<br /><span style="${SMALL}">${note}</span>` : ''}
            ${guide ? html`<br />${anchor(guide, sender)}` : ''}
          </td>
        </tr>`,
    )}
  </table>`
}

function placeHtml(point: DropOffPoint, { hasMap = true } = {}): Html {
  const hours = hoursInWords(point.opening_hours)
  return html`<p style="margin:8px 0 0">
    <strong>${point.name}</strong>, ${addressInWords(point.address)}
    ${hours.length > 0 ? html`<br /><span style="${SMALL}">${hours.join(', ')}</span>` : ''}
    ${hasMap ? html`<br /><a href="${mapUrl(point)}" style="color:#1D4F8C">Map</a>` : ''}
  </p>`
}

function placeLines(point: DropOffPoint): string[] {
  const hours = hoursInWords(point.opening_hours)
  return [
    `${point.name}, ${addressInWords(point.address)}`,
    ...(hours.length > 0 ? [`Open ${hours.join(', ')}`] : []),
    `Map: ${mapUrl(point)}`,
  ]
}

function linkHtml(action: PlanAction, sender: Sender): Html {
  return html`<p style="margin:12px 0 0">${anchor(action, sender)}</p>`
}

function anchor(action: PlanAction, sender: Sender): Html {
  return html`<a href="${addressOf(action, sender)}" style="color:#1D4F8C">${action.label}</a>`
}

/** Links of the site become whole addresses. */
function addressOf({ href }: PlanAction, { siteUrl }: Sender): string {
  return href.startsWith('/') ? siteUrl + href : href
}
