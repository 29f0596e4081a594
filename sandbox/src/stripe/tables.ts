/** Objects are stored as Stripe's JSON, without card numbers. */
export const stripeTables = `
create table if not exists stripe_payment_intents (
  id text primary key,
  seq bigint generated always as identity,
  body json not null
);
create table if not exists stripe_payment_methods (
  id text primary key,
  outcome text not null,
  body json not null
);
create table if not exists stripe_refunds (
  id text primary key,
  payment_intent text not null references stripe_payment_intents (id),
  body json not null
);
create table if not exists stripe_idempotency_keys (
  key text primary key,
  fingerprint text not null,
  status integer,
  body json,
  created timestamptz not null default now()
);
create table if not exists stripe_events (
  id text primary key,
  seq bigint generated always as identity,
  type text not null,
  payload text not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  delivered_at timestamptz
);
create index if not exists stripe_events_due on stripe_events (next_attempt_at) where delivered_at is null;
`
