import type { Checker } from './checker.ts'

/** I4: the uses of a discount never exceed its limit, neither counted by the api nor by the orders with the code. */
export const usesWithinLimit: Checker = async ({ api }) => {
  const { rows } = await api.query<{ code: string; limit: number; uses: number; orders: number }>(
    `select * from (select code, max_uses as "limit",
       (select count(*)::int from discount_uses used where used.code = discounts.code) as uses,
       (select count(*)::int from orders
         where coupon_code = discounts.code and status <> 'cancelled') as orders
     from discounts) counted where greatest(uses, orders) > "limit"`,
  )
  return rows.map(
    ({ code, limit, uses, orders }) =>
      `${code} may be used ${limit} times, has ${uses} uses and is in ${orders} orders`,
  )
}
