export interface Step {
  /** Of the prepared statement: PostgreSQL knows 63 characters of it. */
  readonly name: string
  readonly text: string
  /** Whether it stores the body beside the visitor's id. */
  readonly writes: boolean
}

/** Emptied at each start. The owner of the api's database makes them beside its tables. */
export const tables = `
  drop schema if exists floor cascade;
  create schema floor;
  create table floor.baskets (id uuid primary key, version integer not null default 1, body jsonb not null);
  create table floor.orders (id uuid primary key, status text not null default 'unpaid', body jsonb not null);`

type Statement = readonly [name: string, text: string]
const store = (...[name, text]: Statement): Step => ({ name, text, writes: true })
const read = (...[name, text]: Statement): Step => ({ name, text, writes: false })

const storeBasket = store(
  'store_basket',
  `
  insert into floor.baskets (id, body) values ($1, $2)
  on conflict (id) do update set version = floor.baskets.version + 1, body = excluded.body
  returning version`,
)
const readBasket = read('read_basket', 'select version, body from floor.baskets where id = $1')
const insertOrder = store('insert_order', 'insert into floor.orders (id, body) values ($1, $2)')
const keepIntent = store('keep_intent', 'update floor.orders set body = $2 where id = $1')
const settle = store('settle', `update floor.orders set status = 'paid', body = $2 where id = $1`)
const readOrder = read('read_order', 'select status, body from floor.orders where id = $1')

const steps: Readonly<Record<string, readonly Step[]>> = {
  '/public/update_basket': [storeBasket],
  '/public/get_basket': [readBasket],
  '/public/guest_checkout_v2': [readBasket, insertOrder, keepIntent],
  '/public/stripe_webhook': [readOrder, settle],
  '/public/validate_order_paid': [readOrder],
  '/public/order_details': [readOrder],
}

/** Returns what a call of the guest flow cannot do without. */
export function statementsOf(path: string): readonly Step[] {
  return steps[path.split('?')[0] ?? ''] ?? []
}
