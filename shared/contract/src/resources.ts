import * as abandonedBasket from './abandoned-basket.ts'
import * as accounts from './accounts.ts'
import * as basket from './basket.ts'
import * as catalogue from './catalogue.ts'
import * as checkout from './checkout.ts'
import * as couriers from './couriers.ts'
import * as customerMessages from './customer-messages.ts'
import * as customerPhotos from './customer-photos.ts'
import * as deliveryProviders from './delivery-providers.ts'
import * as discounts from './discounts.ts'
import * as enquiries from './enquiries.ts'
import * as fittings from './fittings.ts'
import * as guarantee from './guarantee.ts'
import * as guestCheckout from './guest-checkout.ts'
import * as help from './help.ts'
import * as inboundMessages from './inbound-messages.ts'
import * as locations from './locations.ts'
import * as myRepairs from './my-repairs.ts'
import * as openingHours from './opening-hours.ts'
import * as orderProgress from './order-progress.ts'
import * as orders from './orders.ts'
import * as ownAccount from './own-account.ts'
import * as ownSessions from './own-sessions.ts'
import * as personalData from './personal-data.ts'
import * as photos from './photos.ts'
import * as places from './places.ts'
import * as priceProposals from './price-proposals.ts'
import * as receipts from './receipts.ts'
import * as reminders from './reminders.ts'
import * as shopify from './shopify.ts'
import * as storefrontAccess from './storefront-access.ts'
import * as storefrontFittings from './storefront-fittings.ts'
import * as storefrontOrders from './storefront-orders.ts'
import * as storefrontSession from './storefront-session.ts'
import * as stores from './stores.ts'
import * as workshopCouriers from './workshop-couriers.ts'
import * as workshopDeadLetters from './workshop-dead-letters.ts'
import * as workshopDecisions from './workshop-decisions.ts'
import * as workshopDesk from './workshop-desk.ts'
import * as workshopFittings from './workshop-fittings.ts'
import * as workshopGarments from './workshop-garments.ts'
import * as workshopGuarantee from './workshop-guarantee.ts'
import * as workshopOrders from './workshop-orders.ts'
import * as workshopCodes from './workshop-codes.ts'
import * as workshopFigures from './workshop-figures.ts'
import * as workshopMessages from './workshop-messages.ts'
import * as workshopPartners from './workshop-partners.ts'
import * as workshopPeople from './workshop-people.ts'
import * as workshopPersonalData from './workshop-personal-data.ts'
import * as workshopSecondStep from './workshop-second-step.ts'
import * as workshopMoney from './workshop-money.ts'
import * as workshopStatements from './workshop-statements.ts'
import * as workshopSession from './workshop-session.ts'

/** Every resource with its calls and entities. A call is part of the api as soon as its resource exports it. */
export const resources = [
  abandonedBasket,
  accounts,
  basket,
  catalogue,
  checkout,
  couriers,
  customerMessages,
  customerPhotos,
  deliveryProviders,
  discounts,
  enquiries,
  fittings,
  guarantee,
  guestCheckout,
  help,
  inboundMessages,
  locations,
  myRepairs,
  openingHours,
  orderProgress,
  orders,
  ownAccount,
  ownSessions,
  personalData,
  photos,
  places,
  priceProposals,
  receipts,
  reminders,
  shopify,
  storefrontAccess,
  storefrontFittings,
  storefrontOrders,
  storefrontSession,
  stores,
  workshopCouriers,
  workshopDeadLetters,
  workshopDecisions,
  workshopDesk,
  workshopFittings,
  workshopGarments,
  workshopGuarantee,
  workshopOrders,
  workshopCodes,
  workshopFigures,
  workshopMessages,
  workshopPartners,
  workshopPeople,
  workshopPersonalData,
  workshopSecondStep,
  workshopMoney,
  workshopStatements,
  workshopSession,
] as const
