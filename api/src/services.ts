import { openFiles } from '@darnley/storage/files'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import type { Config } from './config.ts'
import { openDatabase, type Database } from './db/database.ts'
import { type Reads, readsOn } from './db/reads.ts'
import { accountTemplates } from './modules/accounts/mails.ts'
import { type CatalogueClient, catalogueClient } from './modules/catalogue/catalogue.ts'
import { followGuides, type Guides } from './modules/catalogue/guides.ts'
import { type Decisions, followDecisions } from './modules/content/decisions.ts'
import type { ContentSource } from './modules/content/follow.ts'
import { reminderTemplate } from './modules/abandoned-basket/reminder.ts'
import { REMINDER } from './modules/abandoned-basket/repository.ts'
import { startCourierWorker } from './modules/couriers/jobs/worker.ts'
import { ENQUIRY, enquiryTemplate } from './modules/enquiries/mail.ts'
import { type ErasureLog, erasureLog, prepareErasures } from './modules/erasures/log.ts'
import { LETTER, letterTemplate } from './modules/conversations/mail.ts'
import { TEXT, textTemplate } from './modules/conversations/text.ts'
import { reopenDeadLetter } from './modules/conversations/undelivered.ts'
import { CONFIRMATION, confirmationTemplate } from './modules/orders/confirmation.ts'
import { cancelledTemplate, ORDER_CANCELLED } from './modules/orders/cancelled-mail.ts'
import { FITTING_MOVED } from './modules/fittings/mail-keys.ts'
import { fittingMovedTemplate } from './modules/fittings/moved-mail.ts'
import { orderReminderTemplate } from './modules/reminders/mail.ts'
import { startReminders } from './modules/reminders/loop.ts'
import { ORDER_REMINDER } from './modules/reminders/order-reminder.ts'
import { STATUS_MAIL, statusTemplate } from './modules/orders/status-mail.ts'
import { myRepairsTemplates } from './modules/my-repairs/mails.ts'
import { startLedger } from './modules/ledger/enter.ts'
import { reportTemplates } from './modules/guarantee/mails.ts'
import { createMailer } from './modules/outbox/mailer.ts'
import {
  createReplyAddresses,
  type MailSubject,
  type ReplyAddresses,
} from './modules/outbox/reply-addresses.ts'
import { createOutboxRepository } from './modules/outbox/repository.ts'
import { startOutboxWorker } from './modules/outbox/worker.ts'
import { type PaymentProvider, paymentProvider } from './modules/payment/provider.ts'
import { REFUND_MAIL, refundTemplate } from './modules/payment/refund-mail.ts'
import { startReconciler } from './modules/payment/reconciler.ts'
import { makeSettle, type Settle } from './modules/payment/settle.ts'
import { createPhotoLinks, type PhotoLinks } from './modules/photos/links.ts'
import { type PhotoParts, photoParts } from './modules/customer-photos/parts.ts'
import { type PhotoFiles, photoFiles } from './modules/photos/photo-files.ts'
import { followPartners, startPartnerWriter } from './modules/partners/follow.ts'
import { mailLogos } from './modules/partners/mail-logo.ts'
import { mailSender } from './modules/partners/mail-sender.ts'
import { makePlaces, type Places } from './modules/places/places.ts'
import { proposalTemplates } from './modules/price-proposals/mails.ts'
import { startCleanUp } from './modules/personal-data/clean-up.ts'
import { PERSONAL_DATA_LINK, personalDataTemplate } from './modules/personal-data/link-mail.ts'
import { STAFF_PASSWORD_CHANGED, STAFF_RESET } from './modules/storefront-access/repository.ts'
import {
  staffPasswordChangedTemplate,
  staffResetTemplate,
} from './modules/storefront-access/reset-mail.ts'
import { SHOPIFY_INITIAL, shopifyInitialTemplate } from './modules/shopify/initial-email.ts'
import { type AccessTokens, createAccessTokens } from './modules/storefront-session/access-token.ts'
import { signingSecrets } from './modules/storefront-session/signing-secret-repository.ts'
import { storefrontRepository } from './modules/storefronts/repository.ts'
import { makeSites, type Sites } from './modules/storefronts/sites.ts'
import { ARRIVAL_MAIL, arrivalTemplate } from './modules/workshop-garments/arrival-mail.ts'
import {
  FOUND_LATER_MAIL,
  foundLaterTemplate,
} from './modules/workshop-garments/found-later-mail.ts'
import { type ChangeFeed, startChangeFeed } from './modules/workshop-desk/change-feed.ts'
import {
  STAFF_INVITATION,
  staffInvitationTemplate,
} from './modules/workshop-people/invitation-mail.ts'
import { twilio } from './modules/text-messages/twilio.ts'
import type { LongestWait } from './overload/longest-wait.ts'
import type { Loop } from './queue/loop.ts'

/** Dependencies of the modules, created once per process. */
export interface Services {
  readonly config: Config
  readonly pool: Pool
  readonly db: Database
  /** How long statements wait for a connection. */
  readonly databaseWaits: LongestWait
  /** Reads that a replica can take. */
  readonly reads: Reads
  readonly catalogue: CatalogueClient
  readonly decisions: Decisions
  readonly places: Places
  readonly guides: Guides
  readonly sites: Sites
  readonly payments: PaymentProvider
  readonly settle: Settle
  readonly outbox: Loop
  /** Null: answers to mails are not taken. */
  readonly replies: ReplyAddresses | null
  /** Sends refunds and asks about payments; woken when there is one. */
  readonly reconciler: Loop
  readonly accessTokens: AccessTokens
  readonly photos: {
    readonly files: PhotoFiles
    readonly parts: PhotoParts
    readonly links: PhotoLinks
  }
  readonly erasures: ErasureLog
  readonly changes: ChangeFeed
  /** Follows the content service; woken when this process has written a partner there. */
  readonly partners: Loop
  readonly log: FastifyBaseLogger
  close(): Promise<void>
}

/** How soon staff of the workshop see what others did. */
const CHANGES_EVERY_MS = 1000

/** How soon a partner that was published is served. */
const PARTNERS_EVERY_MS = 2000

/** Opens the services and starts the workers. Requires a migrated database. */
export async function openServices(config: Config, log: FastifyBaseLogger): Promise<Services> {
  await prepareErasures(config.erasures)
  const { pool, db, databaseWaits, reads, close } = openDatabases(config, log)
  const content: ContentSource = {
    contentUrl: config.contentUrl,
    key: config.contentKey,
    freshMs: config.catalogueFreshMs,
    db,
    log,
  }
  const decisions = followDecisions(content)
  const described = followPartners(content)
  const places = makePlaces({ partners: described, studios: decisions.studios })
  const secrets = await signingSecrets(db, config.jwtSecrets)
  const accessTokens = createAccessTokens(secrets)
  const stored = openFiles(config.photos)
  const files = photoFiles(stored)
  const photos = { files, parts: photoParts(stored), links: createPhotoLinks(secrets) }
  const payments = paymentProvider(config.stripe)
  const mailer = createMailer(config.mail)
  const { inboundMail, texts } = config
  const replies = inboundMail && createReplyAddresses(secrets, inboundMail.address)
  const sender = {
    companyName: config.company.name,
    supportEmail: config.company.supportEmail,
    siteUrl: config.siteUrl,
    replyTo: (subject: MailSubject) => replies?.of(subject) ?? config.company.supportEmail,
  }
  const senderOf = mailSender(sender, { partners: described, logoOf: mailLogos(content) })
  const guides = followGuides(content)
  const ledger = startLedger({ db, books: config.books, everyMs: config.books.enterEveryMs, log })
  const enterInBooks = (): void => ledger.wake()
  const customerReader = { db, places, guides, decisions, config, photos }
  const outbox = startOutboxWorker({
    repository: createOutboxRepository(db),
    mailer,
    texts: texts && twilio({ ...texts, statusUrl: `${config.siteUrl}/api/public/text_status` }),
    templates: {
      ...accountTemplates(db, sender),
      [SHOPIFY_INITIAL]: shopifyInitialTemplate(db, senderOf),
      [CONFIRMATION]: confirmationTemplate({ ...customerReader, log, enterInBooks }, senderOf),
      [REFUND_MAIL]: refundTemplate(db, senderOf),
      [ORDER_REMINDER]: orderReminderTemplate(customerReader, senderOf),
      [FITTING_MOVED]: fittingMovedTemplate(customerReader, senderOf),
      [ARRIVAL_MAIL]: arrivalTemplate(db, senderOf),
      [FOUND_LATER_MAIL]: foundLaterTemplate(db, senderOf),
      [ORDER_CANCELLED]: cancelledTemplate(db, senderOf),
      ...proposalTemplates(db, { sender, senderOf }),
      ...reportTemplates(db, { sender, senderOf }),
      [STATUS_MAIL]: statusTemplate(db, { senderOf, companySlug: config.company.slug }),
      [STAFF_RESET]: staffResetTemplate(db, sender),
      [STAFF_INVITATION]: staffInvitationTemplate(db, sender),
      [STAFF_PASSWORD_CHANGED]: staffPasswordChangedTemplate(db, sender),
      [PERSONAL_DATA_LINK]: personalDataTemplate(db, sender),
      ...myRepairsTemplates(db, { sender, senderOf }),
      [LETTER]: letterTemplate(db, { sender, senderOf }),
      [TEXT]: textTemplate(db, sender),
      [ENQUIRY]: enquiryTemplate(db, sender),
      [REMINDER]: reminderTemplate(db, senderOf),
    },
    onDead: (mail, reason) => reopenDeadLetter(db, mail, reason),
    log,
  })
  const courierWorker = startCourierWorker({
    db,
    places,
    couriers: config.couriers,
    company: { ...config.company, phone: config.couriers.workshopPhone },
    log,
  })
  const settle = makeSettle({
    db,
    outbox,
    company: config.company,
    log,
    onWork: () => reconciler.wake(),
  })
  const reconciler = startReconciler({
    db,
    payments,
    settle,
    outbox,
    company: config.company,
    log,
    everyMs: config.stripe.reconcileEveryMs,
    expireAfterMs: config.stripe.unpaidExpiresMs,
  })
  const cleanUp = startCleanUp({
    db,
    files,
    parts: photos.parts,
    log,
    everyMs: config.cleanUpEveryMs,
  })
  const reminders = startReminders({ db, outbox, log, ...config.reminders })
  const partners = startPartnerWriter({
    db,
    partners: described,
    siteUrl: config.siteUrl,
    everyMs: PARTNERS_EVERY_MS,
    log,
  })
  const changes = startChangeFeed({ db, everyMs: CHANGES_EVERY_MS, log })
  return {
    config,
    pool,
    db,
    databaseWaits,
    reads,
    catalogue: catalogueClient(content),
    decisions,
    places,
    guides,
    sites: makeSites(storefrontRepository(db), new URL(config.siteUrl).hostname),
    payments,
    settle,
    outbox,
    replies,
    reconciler,
    accessTokens,
    photos,
    erasures: erasureLog(config.erasures),
    changes,
    partners,
    log,
    close: async () => {
      await reconciler.stop()
      await outbox.stop()
      await courierWorker.stop()
      await changes.stop()
      await cleanUp.stop()
      await reminders.stop()
      await ledger.stop()
      await partners.stop()
      mailer.close()
      await close()
    },
  }
}

function openDatabases(
  config: Config,
  log: FastifyBaseLogger,
): Pick<Services, 'pool' | 'db' | 'databaseWaits' | 'reads' | 'close'> {
  const { databasePooler: pooler, databasePool: connections, databaseReadUrl: readUrl } = config
  const lost =
    (what: string) =>
    ({ message: reason }: Error): void =>
      log.warn({ reason }, `a connection of the ${what} was lost`)
  const primary = openDatabase({
    ...{ url: config.databaseUrl, connections, pooler, onError: lost('database') },
  })
  const replica =
    readUrl === null
      ? null
      : openDatabase({
          ...{ url: readUrl, connections, pooler, onError: lost('read replica') },
          // The primary can still answer in time.
          limits: { connectMs: 1000 },
        })
  const reads = readsOn(primary, replica)
  const close = async (): Promise<void> => {
    await reads.close()
    await primary.close()
  }
  return { pool: primary.pool, db: primary.db, databaseWaits: primary.waits, reads, close }
}
