import type { ForeignDeclaration } from '@darnley/contract/foreign'

/** A page that another team's container exposes as `./Page`. */
export const foreignPage: ForeignDeclaration['pages'][number] = {
  path: '/recycling',
  module: './Page',
  sites: ['web'],
  title: 'Recycling',
  heading: 'Recycling',
  description: 'Where worn clothes go.',
}

/** What such a container declares: the page, and a link to it in the header. */
export const foreignDeclaration: ForeignDeclaration = {
  pages: [foreignPage],
  menu: [{ place: 'header', label: 'Recycling', path: '/recycling', sites: ['web'] }],
}
