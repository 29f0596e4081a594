import type { AreaInput } from '@darnley/contract/area'
import { categoryHeading } from './pages/wizard/category-heading.ts'

const wizard = {
  module: './wizard',
  title: 'Book an alteration or repair',
  heading: categoryHeading,
  description: 'Book the alteration, repair or upsizing of your clothes and pay by card.',
  stateParameters: ['itemIndex', 'category', 'item', 'service', 'line'],
  firstRequest: '/content/api/item-categories?limit=0&depth=1&sort=sortOrder',
} as const

const everySite = ['web', 'storefront'] as const

/** The pages of the booking area. */
export default {
  pages: [
    { ...wizard, path: '/', sites: ['web'], firstScreen: true, hasContent: true, isIndexed: true },
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
      path: '/prices',
      module: './prices',
      sites: everySite,
      title: 'Prices',
      heading: 'Prices',
      description: 'What each alteration and repair costs at least, and what may be added.',
      hasContent: true,
      isIndexed: true,
    },
    {
      path: '/guides',
      module: './guides',
      sites: everySite,
      title: 'Fitting guides',
      heading: 'Fitting guides',
      description: 'How to measure, pin or match each garment, so that it is sewn to fit.',
      hasContent: true,
      isIndexed: true,
    },
    {
      path: '/fitting-guide',
      module: './fitting-guide',
      sites: everySite,
      title: 'Fitting Guide',
      heading: 'Learn how to fit your item.',
      description: 'How to pin, match or measure your item.',
    },
    {
      path: '/questions',
      module: './questions',
      sites: ['web'],
      title: 'Questions',
      heading: 'Questions',
      description: 'How long it takes, how clothes travel, and what if something is not right.',
      hasContent: true,
      isIndexed: true,
    },
    {
      path: '/where-we-are',
      module: './where-we-are',
      sites: ['web'],
      title: 'Who sews, and where',
      heading: 'Who sews, and where',
      description: 'Where your clothes are sewn, where to drop them off, and how we come to you.',
      hasContent: true,
      isIndexed: true,
    },
  ],
  menu: [
    { place: 'header', label: 'Book', path: '/', sites: everySite },
    { place: 'header', label: 'Prices', path: '/prices', sites: everySite },
    { place: 'header', label: 'Guides', path: '/guides', sites: everySite },
    { place: 'header', label: 'Questions', path: '/questions', sites: ['web'] },
    { place: 'header', label: 'Where we are', path: '/where-we-are', sites: ['web'] },
  ],
} satisfies AreaInput
