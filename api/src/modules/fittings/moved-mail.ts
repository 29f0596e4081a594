import { addressInWords } from '@darnley/domain/opening-hours'
import { type Day, formatDay, toDay } from '@darnley/domain/turnaround'
import type { Config } from '#src/config.ts'
import { calendarAttachment } from '#src/modules/orders/attachments.ts'
import type { CustomerReader } from '#src/modules/orders/customer-view.ts'
import { isErased } from '#src/modules/orders/erased.ts'
import { planOf } from '#src/modules/orders/plan.ts'
import { orderRepository } from '#src/modules/orders/repository.ts'
import { customerMail } from '#src/modules/outbox/customer-mail.ts'
import type { SenderOf } from '#src/modules/outbox/mail.ts'
import type { MailTemplate } from '#src/modules/outbox/worker.ts'

/**
 * Returns the template of the mail with the time of a fitting that was moved, or chosen after the order was paid. Its
 * calendar file replaces the former time. A fitting that was moved again in the meantime has a later mail.
 */
export function fittingMovedTemplate(
  deps: CustomerReader & { readonly config: Config },
  senderOf: SenderOf,
): MailTemplate {
  return async ({ orderId, moves }) => {
    const order = orderId ? await orderRepository(deps.db).byId(orderId) : null
    if (!order || isErased(order)) return null
    const planned = await planOf({ ...deps, company: deps.config.company }, order)
    const { fitting } = planned.order
    if (fitting?.state !== 'booked' || String(fitting.moves) !== moves) return null
    const when = `${formatDay(toDay(fitting.date) as Day)} at ${fitting.starts_at}`
    const { place } = fitting
    return {
      ...customerMail(
        {
          order,
          heading: fitting.moves > 0 ? 'Your fitting has another time' : 'Your fitting is booked',
          paragraphs: [
            `Come to your fitting on ${when}.`,
            ...(place ? [`${place.name}, ${addressInWords(place.address)}`] : []),
            'Bring what is fitted, and what you wear with it. You can move the fitting until the day before.',
          ],
          button: 'See your order',
        },
        await senderOf(order),
      ),
      attachments: [calendarAttachment(deps.config, { order, planned })],
    }
  }
}
