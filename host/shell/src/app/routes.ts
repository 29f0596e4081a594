import { staffRoutes } from '#src/staff/staff-routes.ts'
import type { ShellRoute } from './shell-route.ts'

/** Whether this build is for the sites of partner shops (the login flag of section 6). */
export const storeLogin = import.meta.env.VITE_STORE_LOGIN === 'true'

const booking = {
  module: 'booking/wizard',
  title: 'Book an alteration or repair',
  heading: "Let's start with the basics. Which category does your item fit into?",
} as const

const common: readonly ShellRoute[] = [
  { ...booking, path: '/booking' },
  {
    path: '/basket',
    module: 'checkout/basket',
    title: 'Basket',
    heading: 'Basket',
    backdrop: 'basket',
  },
  {
    path: '/checkout',
    module: 'checkout/checkout',
    title: 'Checkout',
    heading: 'Checkout',
    backdrop: 'checkout',
  },
  {
    path: '/validate-payment',
    module: 'checkout/validate-payment',
    title: 'Processing payment',
    heading: 'Processing payment, please do not leave this page',
  },
  {
    path: '/thank-you',
    module: 'checkout/thank-you',
    title: 'Thank you',
    heading: 'Thank you for your order',
    backdrop: 'thank-you',
  },
  {
    path: '/fitting-guide',
    module: 'booking/fitting-guide',
    title: 'Fitting Guide',
    heading: 'Learn how to fit your item.',
  },
]

const signIn = {
  module: 'storefront/sign-in',
  title: 'Store sign-in',
  heading: 'Store sign-in',
} as const

const passwordReset = {
  path: '/password-reset',
  title: 'Choose a new password',
  heading: 'Choose a new password',
} as const

const web: readonly ShellRoute[] = [
  { ...booking, path: '/' },
  // Without the login flag the sign-in route is the booking screen (section 2.1).
  { ...booking, path: '/sign-in' },
  ...common,
  {
    path: '/order',
    module: 'checkout/order',
    title: 'Your order',
    heading: 'Your order',
  },
  { ...passwordReset, module: 'checkout/password-reset' },
  {
    path: '/confirm-account',
    module: 'checkout/confirm-account',
    title: 'Confirm your account',
    heading: 'Confirm your account',
  },
  {
    path: '/your-data',
    module: 'checkout/your-data',
    title: 'Your data',
    heading: 'Your data',
  },
]

const storefront: readonly ShellRoute[] = [
  {
    path: '/',
    module: 'booking/wizard',
    signedOutModule: 'storefront/sign-in',
    title: booking.title,
    signedOutTitle: signIn.title,
    heading: 'Welcome',
  },
  { ...signIn, path: '/sign-in', open: true },
  { ...passwordReset, module: 'storefront/password-reset', open: true },
  { ...booking, path: '/storefront/booking' },
  ...common,
  ...staffRoutes,
]

/** Every page of this kind of site; other paths are not found. */
export const routes: readonly ShellRoute[] = storeLogin ? storefront : web

export function findRoute(pathname: string): ShellRoute | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  return routes.find((route) => route.path === path)
}
