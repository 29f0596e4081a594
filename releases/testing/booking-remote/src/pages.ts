import type { AreaInput } from '@darnley/contract/area'

export default {
  pages: [
    {
      path: '/',
      module: './wizard',
      sites: ['web', 'storefront'],
      title: 'One',
      heading: 'One',
      description: 'One page.',
    },
  ],
} satisfies AreaInput
