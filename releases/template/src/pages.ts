import type { AreaInput } from '@darnley/contract/area'

/** The pages of the area __area__. */
export default {
  pages: [
    {
      path: '/__area__',
      module: './start',
      sites: ['__sites__'],
      title: '__Area__',
      heading: '__Area__',
      description: 'The first page of the area __area__.',
    },
  ],
  menu: [{ place: 'header', label: '__Area__', path: '/__area__', sites: ['__sites__'] }],
} satisfies AreaInput
