import { loseConnection, type Scene } from '@darnley/workbench/scene'
import { chinos, jeans } from '#src/testing/catalogue.ts'
import { stepAfter } from '#src/testing/step-scene.tsx'

/** The search reads relations as ids. */
const items = [jeans, chinos].map(({ services, ...item }) => ({
  ...item,
  services: services.map(({ id }) => id),
}))

/** The step of the categories, which has the search. */
export const ready: Scene = stepAfter([], {
  answers: {
    content: {
      items: ({ query }) => (query.get('depth') === '0' ? items : [jeans, chinos]),
      services: () => jeans.services,
    },
  },
})
export const failed: Scene = stepAfter([], { answers: { content: { services: loseConnection } } })
