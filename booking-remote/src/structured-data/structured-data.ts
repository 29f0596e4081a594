import type { DropOffPoint } from '@darnley/contract/delivery-providers'
import type { FittingPlace } from '@darnley/contract/fittings'
import { TURNAROUND_DAYS } from '@darnley/domain/turnaround'
import type { DescribedPage } from '@darnley/web/content-screens'
import { pageConfig } from '@darnley/web/page-config'
import { customerReviews } from '#src/queries/customer-reviews.ts'
import { dropOffPoints, fittingPlaces } from '#src/queries/coverage.ts'
import { frequentQuestions } from '#src/queries/frequent-questions.ts'
import { guidedServices } from '#src/queries/guided-services.ts'
import { priceList } from '#src/queries/price-list.ts'
import { ratings } from './ratings.ts'
import { offerOf } from './offer.ts'
import type { Thing } from './thing.ts'

const context = { '@context': 'https://schema.org' }

/** Returns what search engines are told about a page of this area, from what the page itself shows. */
export function structuredData(page: DescribedPage): Thing[] {
  const described = describe(page)
  return described ? [{ ...context, ...described }] : []
}

function describe({ path, origin, client }: DescribedPage): Thing | null {
  switch (path) {
    case '/':
      return {
        ...service(origin),
        url: `${origin}/`,
        ...ratings(client.getQueryData(customerReviews.queryKey) ?? []),
      }
    case '/prices':
      return {
        ...service(origin),
        url: `${origin}/prices`,
        hasOfferCatalog: {
          '@type': 'OfferCatalog',
          name: 'Prices',
          itemListElement: (client.getQueryData(priceList.queryKey) ?? []).flatMap((offer) =>
            offerOf(offer, origin),
          ),
        },
      }
    case '/guides':
      return {
        '@type': 'ItemList',
        name: 'Fitting guides',
        itemListElement: (client.getQueryData(guidedServices.queryKey) ?? []).map(
          (offer, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: `${offer.service.name}: ${offer.category.name}`,
            url: `${origin}/fitting-guide?serviceId=${encodeURIComponent(offer.service.id)}`,
          }),
        ),
      }
    case '/questions':
      return {
        '@type': 'FAQPage',
        mainEntity: (client.getQueryData(frequentQuestions.queryKey) ?? []).map(
          ({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          }),
        ),
      }
    case '/where-we-are':
      return {
        ...company(origin),
        location: placesOf(client).map(({ name, address }) => ({
          '@type': 'Place',
          name,
          address: {
            '@type': 'PostalAddress',
            streetAddress: [address.line1, address.line2].filter(Boolean).join(', '),
            addressLocality: address.city,
            postalCode: address.postcode,
            addressCountry: 'GB',
          },
        })),
      }
    default:
      return null
  }
}

/** Returns what the page of places lists. */
function placesOf(client: DescribedPage['client']): (DropOffPoint | FittingPlace)[] {
  return [
    ...(client.getQueryData(dropOffPoints.queryKey) ?? []),
    ...(client.getQueryData(fittingPlaces.queryKey) ?? []),
  ]
}

function company(origin: string): Thing {
  const { name, supportEmail, homepageUrl } = pageConfig().company
  return { '@type': 'Organization', name, url: origin, email: supportEmail, sameAs: [homepageUrl] }
}

function service(origin: string): Thing {
  return {
    '@type': 'Service',
    serviceType: 'Clothing alteration and repair',
    name: 'Alterations and repairs of clothes',
    description: `Clothes altered and mended by London tailors within ${TURNAROUND_DAYS.standard} working days.`,
    areaServed: { '@type': 'Country', name: 'United Kingdom' },
    provider: company(origin),
  }
}
