import { html } from '@darnley/node/html'
import type { Executor } from '#src/db/database.ts'
import { mailButton, mailPage } from '#src/modules/outbox/mail-page.ts'
import { inboxLink } from '#src/modules/conversations/inbox-link.ts'
import type { Mail, Sender } from '#src/modules/outbox/mail.ts'
import type { MailTemplate } from '#src/modules/outbox/worker.ts'
import type { Enquiry, EnquiryContent } from './enquiry.ts'
import { enquiryRepository } from './repository.ts'

export const ENQUIRY = 'enquiry'

const ANSWER = 'Answer in the inbox'

const SUBJECTS: Readonly<Record<EnquiryContent['kind'], string>> = {
  new_item: 'Asked for: a new item',
  contact_us: 'A message from a visitor',
  services: 'Asked for: new services',
  service_request: 'Asked for: a service that is not offered',
}

/** Returns the template; an enquiry erased in the meantime sends no mail. */
export function enquiryTemplate(db: Executor, sender: Sender): MailTemplate {
  return async ({ enquiryId }) => {
    const enquiry = enquiryId ? await enquiryRepository(db).byId(enquiryId) : null
    if (!enquiry) return null
    const link = await inboxLink(db, { id: enquiry.id, sender })
    return enquiryMail(enquiry, { sender, link })
  }
}

interface Told {
  readonly sender: Sender
  /** Of the conversation in the inbox. */
  readonly link: string
}

/** Returns the mail to support. It is answered in the inbox, so that no two colleagues answer. */
export function enquiryMail(enquiry: Enquiry, { sender, link }: Told): Mail {
  const { content, storefrontDomain } = enquiry
  const heading = SUBJECTS[content.kind]
  const site: Row = ['Site', storefrontDomain ?? sender.siteUrl]
  const rows = [...rowsOf(content), site].filter(isGiven)
  return {
    to: sender.supportEmail,
    subject: `${heading} (${enquiry.id.slice(0, 8)})`,
    html: mailPage({
      ...{ sender, heading, isInternal: true },
      content: html`<dl>
          ${rows.map(
            ([label, value]) =>
              html`<dt><strong>${label}</strong></dt>
                <dd style="margin:0 0 12px;white-space:pre-wrap">${value}</dd>`,
          )}
        </dl>
        ${mailButton({ href: link, label: ANSWER })}`,
    }),
    text: [
      heading,
      ...rows.map(([label, value]) => `${label}: ${value}`),
      `${ANSWER}: ${link}`,
    ].join('\n\n'),
  }
}

type Row = readonly [label: string, value: string | null]

function isGiven(row: Row): row is readonly [string, string] {
  return row[1] !== null && row[1] !== ''
}

function rowsOf(content: EnquiryContent): Row[] {
  switch (content.kind) {
    case 'new_item':
      return [
        ['Item', content.item_name],
        ['Category', content.item_category],
        ['Description', content.description],
        ['E-mail', content.email],
      ]
    case 'contact_us':
      return [
        ['Name', content.name],
        ['E-mail', content.email],
        ['Phone', content.phone],
        ['Order', content.order_number],
        ['Message', content.message],
      ]
    case 'services':
      return [
        ['Item', `${content.item_name} (${content.item_id})`],
        ...content.services.map(({ name, service_type: type, description }): Row => [
          `${name} (${type})`,
          description || '-',
        ]),
        ['E-mail', content.email],
      ]
    case 'service_request':
      return [
        ['Item', content.item_name],
        ['Request', content.service_request],
      ]
  }
}
