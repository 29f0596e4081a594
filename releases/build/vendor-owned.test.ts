import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findBundledCopies, describeCopies } from './vendor-guard.ts'
import { ownerOf } from './vendor-owned.ts'

const root = resolve(import.meta.dirname, '../..')

describe('The guard of the vendor file', () => {
  it.each([
    [`${root}/node_modules/react/index.js`, 'react'],
    [`${root}/node_modules/react-dom/cjs/react-dom-client.production.js?commonjs`, 'react-dom'],
    [`${root}/node_modules/react-router-dom/dist/index.mjs`, '@darnley/web/router'],
    [`${root}/node_modules/@tanstack/react-query/build/modern/useQuery.js`, '@darnley/web/query'],
    [`${root}/node_modules/nanostores/index.js`, '@darnley/web/stores'],
    [`${root}/shared/web/src/session/basket.ts`, '@darnley/web/session'],
    [`\0${root}/shared/web/src/stores/stores.ts`, '@darnley/web/stores'],
  ])('knows the owner of %s', (moduleId, owner) => {
    expect(ownerOf(moduleId)).toBe(owner)
  })

  it.each([
    `${root}/shared/domain/src/money/money.ts`,
    `${root}/shared/web/src/ui/button.tsx`,
    `${root}/booking-remote/src/stores/wizard.ts`,
    `${root}/node_modules/@stripe/react-stripe-js/dist/react-stripe.esm.mjs`,
    'virtual:anything',
  ])('lets anybody bundle %s', (moduleId) => {
    expect(ownerOf(moduleId)).toBeUndefined()
  })

  it('says what is wrong and how it is cured', () => {
    const copies = findBundledCopies([`${root}/node_modules/react-router-dom/dist/index.mjs`])
    expect(describeCopies(copies)).toContain("cure: import from '@darnley/web/router' instead")
  })
})
