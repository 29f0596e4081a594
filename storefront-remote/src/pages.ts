import type { AreaInput } from '@darnley/contract/area'

const workshopSignIn = {
  module: './sign-in',
  sites: ['workshop'],
  title: 'Workshop sign-in',
  heading: 'Workshop sign-in',
  description: 'Sign in to work on orders.',
  audience: 'everyone',
  // The workshop's other pages scan, in the same document.
  usesCamera: true,
} as const

const passwordReset = {
  path: '/password-reset',
  module: './password-reset',
  title: 'Choose a new password',
  heading: 'Choose a new password',
  description: 'Set a new password by the link of an e-mail.',
  audience: 'everyone',
} as const

const sessions = {
  path: '/storefront/sessions',
  module: './sessions',
  title: 'Where you are signed in',
  heading: 'Where you are signed in',
  description: 'The devices on which you are signed in.',
} as const

/** Signing in, and the pages of partner shops' staff with their menu in the shell. */
export default {
  pages: [
    // Staff have the booking page there.
    {
      path: '/',
      module: './sign-in',
      sites: ['storefront'],
      title: 'Store sign-in',
      heading: 'Welcome',
      description: 'Sign in to take orders for your customers.',
      audience: 'signed-out',
    },
    {
      path: '/sign-in',
      module: './sign-in',
      sites: ['storefront'],
      title: 'Store sign-in',
      heading: 'Store sign-in',
      description: 'Sign in to take orders for your customers.',
      audience: 'everyone',
    },
    { ...workshopSignIn, path: '/sign-in' },
    { ...passwordReset, sites: ['storefront'] },
    { ...passwordReset, sites: ['workshop'], usesCamera: true },
    {
      path: '/customer-drop-off',
      module: './customer-drop-off',
      sites: ['storefront'],
      title: 'Customer drop-off',
      heading: "Scan the customer's dropoff QR code",
      description: 'Scan the code of a customer who drops off an order.',
      usesCamera: true,
    },
    {
      path: '/storefront/orders',
      module: './orders',
      sites: ['storefront'],
      title: 'Orders',
      heading: 'Orders',
      description: 'Current and past orders of the shop.',
    },
    {
      path: '/storefront/order',
      module: './order',
      sites: ['storefront'],
      title: 'Order',
      heading: 'Order',
      description: 'One order with its history.',
    },
    {
      path: '/storefront/fittings',
      module: './fittings',
      sites: ['storefront'],
      title: 'Fittings',
      heading: 'Fittings',
      description: 'The fittings of a day in the rooms of the shop.',
    },
    {
      path: '/storefront/stores',
      module: './stores',
      sites: ['storefront'],
      title: 'Stores and studios',
      heading: 'Stores and studios',
      description: 'All stores and studios, with opening hours and what each accepts.',
    },
    { ...sessions, sites: ['storefront'] },
    { ...sessions, sites: ['workshop'], usesCamera: true },
  ],
  slots: [{ slot: 'staff-menu', module: './staff-menu', sites: ['storefront'] }],
} satisfies AreaInput
