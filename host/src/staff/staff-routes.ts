import type { PageRoute } from '#src/app/routes.ts'

/** The pages that only partner sites have, beside their sign-in (section 2.1 and design.md). */
export const staffRoutes: readonly PageRoute[] = [
  {
    path: '/customer-drop-off',
    module: 'storefront/customer-drop-off',
    title: 'Customer drop-off',
    heading: "Scan the customer's dropoff QR code",
    description: 'Scan the code of a customer who drops off an order.',
  },
  {
    path: '/storefront/orders',
    module: 'storefront/orders',
    title: 'Orders',
    heading: 'Orders',
    description: 'Current and past orders of the shop.',
  },
  {
    path: '/storefront/order',
    module: 'storefront/order',
    title: 'Order',
    heading: 'Order',
    description: 'One order with its history.',
  },
  {
    path: '/storefront/stores',
    module: 'storefront/stores',
    title: 'Stores and studios',
    heading: 'Stores and studios',
    description: 'All stores and studios, with opening hours and what each accepts.',
  },
  {
    path: '/storefront/sessions',
    module: 'storefront/sessions',
    title: 'Where you are signed in',
    heading: 'Where you are signed in',
    description: 'The devices on which you are signed in.',
  },
]
