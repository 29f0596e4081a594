import { orderOnTheWeb } from '#e2e/fixtures/storefront.ts'
import { test } from '#e2e/fixtures/test.ts'
import { signInToWorkshop } from '#e2e/fixtures/workshop.ts'
import { screens, takeEach } from './take.ts'

/** `npm run pictures`: what an owner sees in the workshop, at three widths. */
for (const screen of screens)
  test.describe(`the workshop at ${screen.width} px`, () => {
    test.use({ viewport: screen })

    test('every page', async ({ page, request }) => {
      const { id, number } = await orderOnTheWeb(request)
      await signInToWorkshop(page, 'owner')
      const site = new URL(page.url()).origin
      const pages = {
        desk: '/',
        list: '/?view=list',
        order: `/order/${id}`,
        search: `/search?q=${number}`,
        arrivals: '/arrivals',
        arrival: `/arrivals/${id}`,
        fittings: '/fittings',
        messages: '/messages',
        undelivered: '/messages/undelivered',
        tags: `/tags/${id}`,
        partners: '/partners',
        'new-partner': '/partners/new',
        partner: '/partners/maison-vale',
        people: '/people',
        codes: '/codes',
        'personal-data': '/personal-data',
        log: '/log',
        'second-step': '/second-step',
        figures: '/figures',
        statements: '/statements',
      }
      await takeEach(
        page,
        Object.fromEntries(
          Object.entries(pages).map(([name, path]) => [`workshop-${name}`, site + path]),
        ),
      )
    })
  })
