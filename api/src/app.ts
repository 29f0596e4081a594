import cookie from '@fastify/cookie'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { closeWhileDraining } from '@darnley/node/drain'
import { answerClientError, answerFrameworkError } from '@darnley/node/problems'
import { loggerTo } from '@darnley/node/tracing/logs'
import { traceRequests } from '@darnley/node/tracing/requests'
import type { Config } from './config.ts'
import { customerSessionRoutes } from './modules/accounts/session-routes.ts'
import { ownAccountRoutes } from './modules/accounts/own-account-routes.ts'
import { accountRoutes } from './modules/accounts/routes.ts'
import { abandonedBasketRoutes } from './modules/abandoned-basket/routes.ts'
import { announcementRoutes } from './modules/announcements/routes.ts'
import { basketRoutes } from './modules/basket/routes.ts'
import { catalogueRoutes } from './modules/catalogue/routes.ts'
import { conversationRoutes } from './modules/conversations/routes.ts'
import { customerMessageRoutes } from './modules/conversations/customer-routes.ts'
import { courierRoutes } from './modules/couriers/routes.ts'
import { customerPhotoRoutes } from './modules/customer-photos/routes.ts'
import { checkoutRoutes } from './modules/checkout/routes.ts'
import { deadLetterRoutes } from './modules/dead-letters/routes.ts'
import { deliveryProviderRoutes } from './modules/delivery-providers/routes.ts'
import { discountRoutes } from './modules/discounts/routes.ts'
import { enquiryRoutes } from './modules/enquiries/routes.ts'
import { faqRoutes } from './modules/faq/routes.ts'
import { feeRoutes } from './modules/fees/routes.ts'
import { figureRoutes } from './modules/figures/routes.ts'
import { inboundMessageRoutes } from './modules/inbound-messages/routes.ts'
import { fittingRoutes } from './modules/fittings/routes.ts'
import { guaranteeRoutes } from './modules/guarantee/routes.ts'
import { locationRoutes } from './modules/locations/routes.ts'
import { orderMoneyRoutes } from './modules/order-money/routes.ts'
import { orderRoutes } from './modules/orders/routes.ts'
import { ownerPersonalDataRoutes } from './modules/personal-data/owner-routes.ts'
import { myRepairsRoutes } from './modules/my-repairs/routes.ts'
import { personalDataRoutes } from './modules/personal-data/routes.ts'
import { ownerActionRoutes } from './modules/owner-actions/routes.ts'
import { ownSessionRoutes } from './modules/own-sessions/routes.ts'
import { photoRoutes } from './modules/photos/routes.ts'
import { placeRoutes } from './modules/places/routes.ts'
import { statementRoutes } from './modules/statements/routes.ts'
import { storefrontAccessRoutes } from './modules/storefront-access/routes.ts'
import { storefrontOrderRoutes } from './modules/storefront-orders/routes.ts'
import { paymentRoutes } from './modules/payment/routes.ts'
import { priceProposalRoutes } from './modules/price-proposals/routes.ts'
import { receiptRoutes } from './modules/receipts/routes.ts'
import { reminderRoutes } from './modules/reminders/routes.ts'
import { shopifyRoutes } from './modules/shopify/routes.ts'
import { secondStepRoutes } from './modules/second-step/routes.ts'
import { storefrontSessionRoutes } from './modules/storefront-session/routes.ts'
import { storeRoutes } from './modules/stores/routes.ts'
import { storeServiceRoutes } from './modules/stores/service-routes.ts'
import { workshopCourierRoutes } from './modules/workshop-couriers/routes.ts'
import { workshopDecisionRoutes } from './modules/workshop-decisions/routes.ts'
import { workshopDeskRoutes } from './modules/workshop-desk/routes.ts'
import { workshopGarmentRoutes } from './modules/workshop-garments/routes.ts'
import { workshopOrderRoutes } from './modules/workshop-orders/routes.ts'
import { workshopCodeRoutes } from './modules/workshop-codes/routes.ts'
import { workshopPartnerRoutes } from './modules/workshop-partners/routes.ts'
import { workshopPeopleRoutes } from './modules/workshop-people/routes.ts'
import { workshopSessionRoutes } from './modules/workshop-session/routes.ts'
import { readJsonBodies } from './plugins/bodies.ts'
import { decideCookies } from './plugins/cookies.ts'
import { publishDocs } from './plugins/docs.ts'
import { drainConnections } from './plugins/drain.ts'
import { handleErrors } from './plugins/errors.ts'
import { reportHealth } from './plugins/health.ts'
import { measure } from './plugins/metrics.ts'
import { publishOpenApi } from './plugins/openapi/openapi.ts'
import { refuseOtherMethods } from './plugins/other-methods.ts'
import { limitWrites } from './plugins/rate-limit.ts'
import { logRequests, requestId } from './plugins/request-log.ts'
import { refuseCrossSiteWrites } from './plugins/same-site.ts'
import { logSecurityEvents } from './plugins/security-events.ts'
import { sendSecurityHeaders } from './plugins/security-headers.ts'
import { shedLoad } from './plugins/shed-load.ts'
import { guardStaffCalls } from './plugins/staff-only.ts'
import { openServices } from './services.ts'

const MODULES = [
  faqRoutes,
  feeRoutes,
  announcementRoutes,
  locationRoutes,
  catalogueRoutes,
  enquiryRoutes,
  storeRoutes,
  storeServiceRoutes,
  basketRoutes,
  abandonedBasketRoutes,
  discountRoutes,
  deliveryProviderRoutes,
  checkoutRoutes,
  customerPhotoRoutes,
  fittingRoutes,
  paymentRoutes,
  orderRoutes,
  orderMoneyRoutes,
  myRepairsRoutes,
  receiptRoutes,
  reminderRoutes,
  guaranteeRoutes,
  priceProposalRoutes,
  storefrontSessionRoutes,
  ownSessionRoutes,
  storefrontAccessRoutes,
  storefrontOrderRoutes,
  placeRoutes,
  accountRoutes,
  ownAccountRoutes,
  customerSessionRoutes,
  personalDataRoutes,
  courierRoutes,
  inboundMessageRoutes,
  shopifyRoutes,
  workshopDeskRoutes,
  workshopGarmentRoutes,
  workshopOrderRoutes,
  conversationRoutes,
  customerMessageRoutes,
  deadLetterRoutes,
  workshopSessionRoutes,
  secondStepRoutes,
  workshopPartnerRoutes,
  workshopCourierRoutes,
  workshopDecisionRoutes,
  workshopPeopleRoutes,
  workshopCodeRoutes,
  ownerPersonalDataRoutes,
  ownerActionRoutes,
  figureRoutes,
  statementRoutes,
  photoRoutes,
]

/** Builds the API on a migrated database without listening. Closing it stops its workers too. */
export async function buildApp(config: Config): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerTo({ level: config.logLevel, file: config.logFile }),
    trustProxy: config.trustProxy,
    genReqId: requestId,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
    // A hostname can be longer than Fastify's default limit for a path parameter.
    routerOptions: { maxParamLength: 300 },
  })
  const services = await openServices(config, app.log)
  app.addHook('onClose', () => services.close())
  const admission = shedLoad(app, {
    waitMs: config.overloadWaitMs,
    connections: config.databasePool,
    databaseWaits: services.databaseWaits,
  })
  traceRequests(app)
  closeWhileDraining(app)
  await app.register(cookie)
  decideCookies(app, config)
  readJsonBodies(app)
  handleErrors(app)
  drainConnections(app, services.changes)
  logRequests(app)
  logSecurityEvents(app)
  sendSecurityHeaders(app)
  refuseCrossSiteWrites(app)
  limitWrites(app, { pool: services.pool, perMinute: config.rateLimitAMinute })
  guardStaffCalls(app, services)
  reportHealth(app, services.pool)
  measure(app, { ...services, admission })
  // The pages are for developers. In production an API publishes no more than its site needs.
  if (config.mode !== 'production') {
    publishOpenApi(app, config.company.name)
    publishDocs(app, config.mode)
  }
  for (const routes of MODULES) routes(app, services)
  refuseOtherMethods(app)
  return app
}
