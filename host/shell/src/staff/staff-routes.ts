import type { ShellRoute } from '#src/app/shell-route.ts'

/** The pages that only partner sites have, besides the sign-in (section 2.1 and design.md). */
export const staffRoutes: readonly ShellRoute[] = [
  {
    path: '/customer-drop-off',
    module: 'storefront/customer-drop-off',
    title: 'Customer drop-off',
    heading: "Scan the customer's dropoff QR code",
  },
  {
    path: '/storefront/orders',
    module: 'storefront/orders',
    title: 'Orders',
    heading: 'Orders',
  },
  {
    path: '/storefront/order',
    module: 'storefront/order',
    title: 'Order',
    heading: 'Order',
  },
  {
    path: '/storefront/stores',
    module: 'storefront/stores',
    title: 'Stores and studios',
    heading: 'Stores and studios',
  },
  {
    path: '/storefront/sessions',
    module: 'storefront/sessions',
    title: 'Where you are signed in',
    heading: 'Where you are signed in',
  },
]
