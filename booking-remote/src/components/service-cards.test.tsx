import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Service } from '@darnley/contract/content'
import { minor } from '@darnley/domain/money'
import { aService } from '@darnley/testing/catalogue'
import { ServiceCards } from './service-cards.tsx'

// The page has no partner configuration, so amounts are formatted as in the United Kingdom.
beforeEach(() => void vi.stubGlobal('document', { getElementById: () => null }))
afterEach(() => vi.unstubAllGlobals())

test('a service shows its price', () => {
  expect(textOf(aService('hem', { price: minor(1600) }))).toContain('£16.00')
})

test('a dead end cannot be booked and shows no price', () => {
  expect(textOf(aService('waist', { price: minor(0), deadEnd: true }))).not.toContain('£')
})

function textOf(service: Service): string {
  const ignore = (): void => {}
  return renderToStaticMarkup(
    <ServiceCards
      label="Alterations"
      services={[service]}
      selectedId={undefined}
      onSelect={ignore}
      onIntent={ignore}
    />,
  )
}
