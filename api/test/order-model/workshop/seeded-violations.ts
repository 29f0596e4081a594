interface SeededViolation {
  readonly what: string
  readonly found: RegExp
  /** `$1` is the payment of the order, `$2` the order, and `$3` a price to which its customer agreed. */
  readonly api?: string
  readonly sandbox?: string
}

/** Changes of stored data that break one invariant each. */
export const seededViolations: readonly SeededViolation[] = [
  {
    what: 'a payment of which more went back than it took',
    found: /^I9: pi_.* gave back/,
    sandbox: `insert into stripe_refunds (id, payment_intent, body)
      select 're_' || $2, $1, '{"amount": 99999999}' where $3::text is not null`,
  },
  {
    what: 'a penny that went back and is not recorded',
    found: /^I2, I3: \d+ is held of order/,
    sandbox: `insert into stripe_refunds (id, payment_intent, body)
      select 're_penny_' || $2, $1, '{"amount": 1}' where $3::text is not null`,
  },
  {
    what: 'a difference that was charged twice',
    found: /^I1: .* was captured 2 times/,
    sandbox: `insert into stripe_payment_intents (id, body)
      select id || '_again', body from stripe_payment_intents
      where body->'metadata'->>'proposal_id' = $3 and $1 <> $2`,
  },
  {
    what: 'a higher price that was charged without agreement',
    found: /^I10: no customer agreed to unasked/,
    sandbox: `insert into stripe_payment_intents (id, body) select 'pi_unasked_' || $3,
      json_build_object('status', 'succeeded', 'amount_received', 500, 'metadata',
        json_build_object('order_id', $2::text, 'proposal_id', 'unasked')) where $1 <> $2`,
  },
  {
    what: 'a price that was agreed to without a customer',
    found: /^I10: no customer agreed to/,
    api: `insert into price_proposals (id, order_id, line_id, kind, state, old_price, new_price, change, net,
        total_before, reason, actor, if_unanswered, answer_until)
      select gen_random_uuid(), order_id, line_id, 'less', 'agreed', 2, 1, -1, 2, 2, 'x', 'x', 'go_on', now()
      from price_proposals where id = $3::uuid and order_id = $2::uuid and $1::text is not null`,
  },
]
