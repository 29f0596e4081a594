import { minor } from '@darnley/domain/money'
import { refuse, type Scene } from '@darnley/workbench/scene'
import { Page } from './page.tsx'

const point = {
  name: 'Westfield London',
  address: { line1: 'Ariel Way', line2: '', city: 'London', postcode: 'W12 7GF' },
  opening_hours: [],
  miles: null,
}
const provider = {
  name: 'WFLondon' as const,
  display_name: 'Westfield London',
  price: minor(0),
  inbound: { description: 'Drop off', extra_description: '' },
  outbound: null,
  point,
}

const fittingPlace = {
  ...point,
  id: 'oxford-street',
  name: 'Fitting space London',
  address: { line1: '400 Oxford Street', line2: '', city: 'London', postcode: 'W1A 1AB' },
  phone: '020 7946 0184',
  minutes: 20,
}

export const places: Scene = {
  element: <Page />,
  path: '/where-we-are',
  answers: {
    api: {
      'GET /public/delivery_providers': () => [provider],
      'GET /public/fitting_places': ({ query }) => [
        { ...fittingPlace, miles: query.get('address') === null ? null : 4 },
      ],
      'GET /public/location_check_v2': () => ({
        postcode: 'E8 4QS',
        covered: true,
        area: null,
        delivery_providers: [{ ...provider, point: { ...point, miles: 6 } }],
      }),
    },
  },
}
export const failed: Scene = {
  ...places,
  answers: { api: { ...places.answers?.api, 'GET /public/location_check_v2': refuse(500) } },
}
