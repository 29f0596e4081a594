import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Service } from '@darnley/contract/content'
import { minor } from '@darnley/domain/money'
import { aService } from '@darnley/testing/catalogue'
import { ServiceCards } from './service-cards.tsx'

// The page has no partner configuration, so amounts are formatted as in the United Kingdom.
beforeEach(() => void vi.stubGlobal('document', { getElementById: () => null }))
afterEach(() => vi.unstubAllGlobals())

test('a service shows what it costs at least', () => {
  expect(textOf(aService('hem', { price: minor(1600) }))).toContain('from £16<')
})

test('a dead end cannot be booked: it shows no price, and says that one asks', () => {
  const text = textOf(aService('waist', { price: minor(0), deadEnd: true }))
  expect(text).not.toContain('£')
  expect(text).toContain('Ask us')
})

function textOf(service: Service): string {
  const ignore = (): void => {}
  return renderToStaticMarkup(
    <ServiceCards
      label="Alterations"
      item={null}
      services={[service]}
      selectedId={undefined}
      onSelect={ignore}
      onIntent={ignore}
    />,
  )
}
