import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { mayActAs } from '../../src/access.ts'
import { readPrices } from '../../src/prices/overview.ts'
import { PriceEditor } from './price-editor.tsx'

/** The page of all prices: changed together, or taken out and in as a file. */
export async function PricesView({
  initPageResult,
  params,
  searchParams,
}: AdminViewServerProps): Promise<ReactNode> {
  const { req, visibleEntities, permissions, locale } = initPageResult
  if (!req.user) redirect('/admin/login?redirect=/admin/prices')
  return (
    <DefaultTemplate
      i18n={req.i18n}
      {...(locale && { locale })}
      {...(params && { params })}
      payload={req.payload}
      permissions={permissions}
      {...(searchParams && { searchParams })}
      user={req.user}
      visibleEntities={visibleEntities}
    >
      <main>
        <Gutter>
          <h1 style={{ marginBottom: 24 }}>All prices</h1>
          <PriceEditor overview={await readPrices(req)} mayChange={mayActAs(req, 'editor')} />
        </Gutter>
      </main>
    </DefaultTemplate>
  )
}
