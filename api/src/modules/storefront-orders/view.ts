import type { OrderedWork, StorefrontOrder } from '@darnley/contract/storefront-orders'
import type { ServiceDetails } from '@darnley/contract/basket'
import { linePrice } from '@darnley/domain/pricing'
import type { WithPlaces } from '#src/modules/places/places.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import { isWaitedFor } from '#src/modules/orders/stages.ts'
import { statusChangesOf } from '#src/modules/orders/status-change-repository.ts'
import { allowedStatuses } from '#src/modules/orders/transitions.ts'
import { staffLabelUrl, viewOrder } from '#src/modules/orders/view.ts'

/** Returns the order as staff see it. */
export async function viewForStaff(
  reader: WithPlaces,
  { order, companySlug }: { order: Order; companySlug: string },
): Promise<StorefrontOrder> {
  const [changes, shared] = await Promise.all([
    statusChangesOf(reader.db, order.id),
    viewOrder(reader, order),
  ])
  return {
    ...shared,
    royal_mail_label_url: staffLabelUrl(order),
    customer_name: order.customerName,
    phone: order.phone,
    items: order.entries.map(({ item, itemDescription, serviceDetails }) => ({
      item_name: item.name,
      item_description: itemDescription,
      services: serviceDetails.map(workOn),
    })),
    due_day: isWaitedFor(order) ? order.dueOn : null,
    status_changes: changes.map(({ from, to, actor, at }) => ({
      from,
      to,
      actor,
      at: at.toISOString(),
    })),
    next_statuses: [...allowedStatuses(order, companySlug)],
  }
}

/** Returns a service with all that the customer said about it. */
export function workOn(line: ServiceDetails): OrderedWork {
  const { service, subserviceDetails, questionAnswerModifiers } = line
  const asked = [...questionAnswerModifiers, ...(subserviceDetails?.questionAnswerModifiers ?? [])]
  return {
    name: service.name,
    price: linePrice(line),
    details: { fitting_choice: line.fittingChoice },
    subservice: subserviceDetails?.subservice.name ?? null,
    answers: asked.map(({ question, answer }) => ({ question, answer })),
    repair_location: line.repairLocation,
    fitting_details: line.fittingDetails,
    tailor_notes: line.tailorNotes,
  }
}
