import type { Checker } from './checker.ts'

/** I4: discount uses never exceed their limit, neither as counted by the api nor by the orders that carry the code. */
export const usesWithinLimit: Checker = async ({ api }) => {
  const { rows } = await api.query<{ code: string; limit: number; uses: number; orders: number }>(
    `select code, max_uses as "limit",
       (select count(*)::int from discount_uses used where used.code = discounts.code) as uses,
       (select count(*)::int from orders
         where coupon_code = discounts.code and status <> 'cancelled') as orders
     from discounts where max_uses is not null`,
  )
  return rows
    .filter(({ limit, uses, orders }) => Math.max(uses, orders) > limit)
    .map(
      ({ code, limit, uses, orders }) =>
        `${code} may be used ${limit} times, has ${uses} uses and stands in ${orders} orders`,
    )
}
