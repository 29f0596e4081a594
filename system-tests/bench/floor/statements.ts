export interface Step {
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

const store = (text: string): Step => ({ text, writes: true })
const read = (text: string): Step => ({ text, writes: false })

const storeBasket = store(`
  insert into floor.baskets (id, body) values ($1, $2)
  on conflict (id) do update set version = floor.baskets.version + 1, body = excluded.body
  returning version`)
const readBasket = read('select version, body from floor.baskets where id = $1')
const insertOrder = store('insert into floor.orders (id, body) values ($1, $2)')
const keepIntent = store('update floor.orders set body = $2 where id = $1')
const settle = store(`update floor.orders set status = 'paid', body = $2 where id = $1`)
const readOrder = read('select status, body from floor.orders where id = $1')

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
