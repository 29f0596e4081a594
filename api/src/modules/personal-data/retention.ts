/** Retention period of each table. A test compares this list with the tables of the database. */

export interface Period {
  readonly days: number
  /** Column from which the period counts. */
  readonly since: string
  /** SQL condition for the rows of this period; all rows when absent. */
  readonly only?: string
  /** `erase` keeps what accounting requires and removes the person. */
  readonly action: 'delete' | 'erase'
}

/** `kept`: why the rows stay for the life of the system or are deleted with their parent. */
export type Retention = readonly Period[] | { readonly kept: string }

const YEAR = 365

export const RETENTION = {
  // The lifetime of the basket's cookie.
  baskets: [{ action: 'delete', days: 90, since: 'updated_at' }],
  abandoned_baskets: [{ action: 'delete', days: 90, since: 'created_at' }],
  orders: [
    // Six years after the end of the last possible financial year (Companies Act 2006, section 388).
    {
      action: 'erase',
      days: 7 * YEAR,
      since: 'updated_at',
      only: `status in ('finished', 'cancelled')`,
    },
    {
      action: 'erase',
      days: 90,
      since: 'updated_at',
      only: `status = 'cancelled' and paid_at is null`,
    },
  ],
  // Holds that ended; a booked fitting goes with its order and has no personal data.
  fittings: [{ action: 'delete', days: 1, since: 'held_until' }],
  enquiries: [{ action: 'delete', days: 2 * YEAR, since: 'created_at' }],
  conversations: [{ action: 'delete', days: 2 * YEAR, since: 'last_message_at' }],
  shopify_orders: [
    { action: 'erase', days: YEAR, since: 'created_at', only: 'redacted_at is null' },
  ],
  shopify_events: [{ action: 'delete', days: 90, since: 'received_at' }],
  courier_events: [{ action: 'delete', days: YEAR, since: 'received_at' }],
  payment_events: [{ action: 'delete', days: 2 * YEAR, since: 'received_at' }],
  outbox: [
    { action: 'delete', days: 2 * YEAR, since: 'sent_at' },
    { action: 'delete', days: 2 * YEAR, since: 'dropped_at' },
  ],
  customer_registrations: [{ action: 'delete', days: 1, since: 'expires_at' }],
  customer_password_resets: [{ action: 'delete', days: 1, since: 'expires_at' }],
  personal_data_links: [{ action: 'delete', days: 1, since: 'expires_at' }],
  staff_password_resets: [{ action: 'delete', days: 1, since: 'expires_at' }],
  staff_sessions: [
    { action: 'delete', days: 30, since: 'expires_at' },
    { action: 'delete', days: 30, since: 'revoked_at' },
  ],
  // As long as the books that they explain.
  owner_actions: [{ action: 'delete', days: 7 * YEAR, since: 'at' }],
  // A restored database is told of erasures since its backup, by records that are stored apart (modules/erasures).
  erasures: [{ action: 'delete', days: 30, since: 'at' }],
  sign_in_failures: [{ action: 'delete', days: 1, since: 'window_ends_at' }],
  write_budgets: [{ action: 'delete', days: 1, since: 'full_at' }],

  ledger_entries: { kept: 'the books; no personal data' },
  ledger_lines: { kept: 'the books; no personal data' },
  settlements: { kept: 'the books; no personal data' },
  order_status_changes: {
    kept: 'with their order, which is erased with what was written about it',
  },
  order_history: { kept: 'with their order; its words are erased with the customer' },
  garments: { kept: 'with their order; what was found is erased with the customer' },
  garment_tasks: { kept: 'with their garment; no personal data of customers' },
  garment_notes: { kept: 'with their garment, until the customer is erased' },
  discount_uses: { kept: 'with their order, whose erasure takes the hash of the customer' },
  paid_basket_lines: { kept: 'so that no line is ever paid twice; no personal data' },
  photos: {
    kept: 'for 90 days after their order is closed, or without an order (modules/photos/clean-up.ts)',
  },
  photo_uploads: { kept: 'for 7 days after their last part (modules/customer-photos/clean-up.ts)' },
  refunds: { kept: 'with their order, which is erased with what was written about it' },
  price_proposals: { kept: 'with their order, which is erased with what was written about it' },
  fault_reports: { kept: 'with their order, which is erased with what was written about it' },
  courier_bookings: { kept: 'with their order; no personal data' },
  courier_jobs: { kept: 'with their order; no personal data' },
  courier_proposals: { kept: 'with their order; no personal data' },
  courier_leases: { kept: 'with their order; no personal data' },
  conversation_entries: { kept: 'with their conversation' },
  staff_refresh_tokens: { kept: 'with their session' },
  customer_accounts: { kept: 'until their owner deletes them or has them erased' },
  staff: { kept: 'as long as the colleague works there, then the name alone for the histories' },
  staff_second_steps: { kept: 'as long as the colleague works there' },
  staff_access_codes: { kept: 'as long as the colleague works there' },
  text_stops: { kept: 'so that STOP holds; hashes of numbers' },
  shopify_calls: { kept: 'so that no copy of a signed call is taken; no personal data' },
  shopify_shops: { kept: 'no personal data' },
  storefronts: { kept: 'no personal data' },
  store_items: { kept: 'no personal data' },
  discounts: { kept: 'no personal data' },
  pricing_tiers: { kept: 'no personal data' },
  settings: { kept: 'no personal data' },
} as const satisfies Readonly<Record<string, Retention>>
