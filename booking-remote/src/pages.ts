import type { AreaInput } from '@darnley/contract/area'
import { categoryHeading } from './pages/wizard/category-heading.ts'

const wizard = {
  module: './wizard',
  title: 'Book an alteration or repair',
  heading: categoryHeading,
  description: 'Book the alteration, repair or upsizing of your clothes and pay by card.',
  stateParameters: ['itemIndex', 'category'],
  firstRequest: '/content/api/item-categories?limit=0&depth=1&sort=sortOrder',
} as const

/** The pages of the booking area. */
export default {
  pages: [
    { ...wizard, path: '/', sites: ['web'], firstScreen: true, isIndexed: true },
    // Staff's front page. Its heading also stands there until it is known who is signed in.
    { ...wizard, path: '/', sites: ['storefront'], heading: 'Welcome' },
    {
      ...wizard,
      path: '/booking',
      sites: ['web', 'storefront'],
      firstScreen: true,
      isIndexed: true,
      canonical: '/',
    },
    { ...wizard, path: '/storefront/booking', sites: ['storefront'] },
    // Without the login flag the sign-in route is the booking screen (section 2.1).
    { ...wizard, path: '/sign-in', sites: ['web'] },
    {
      path: '/fitting-guide',
      module: './fitting-guide',
      sites: ['web', 'storefront'],
      title: 'Fitting Guide',
      heading: 'Learn how to fit your item.',
      description: 'How to pin, match or measure your item.',
    },
  ],
  menu: [{ place: 'header', label: 'Book', path: '/', sites: ['web', 'storefront'] }],
} satisfies AreaInput
