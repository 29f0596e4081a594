import { expect, it } from 'vitest'
import { vendorFault, type OwnVendor } from './versions.ts'

const site = 'http://localhost:3000'
const vendor = {
  version: '1',
  sharedVersions: { react: '19.3.1', nanostores: '1.5.5' },
  vendorExports: { react: ['useState'], '@darnley/web/session': ['$basket'] },
  commit: '0123456789abcdef0123',
}
const own: OwnVendor = {
  versions: { react: '19.3.1', nanostores: '1.5.5', 'react-dom': '19.3.1' },
  exports: { react: ['useState', 'use'], '@darnley/web/session': ['$basket'] },
}

it('replaces a vendor file of the same versions and names, and may have more names', () => {
  expect(vendorFault(own, { site, vendor })).toBeUndefined()
})

it('refuses other versions, and names each with the cure', () => {
  const versions = { react: '19.3.0' }
  expect(vendorFault({ ...own, versions }, { site, vendor })).toBe(
    `This working copy has other versions than the vendor file of ${site}: react 19.3.0 here, 19.3.1 there; nanostores (none) here, 1.5.5 there. Install the site's (in the site's repository: git merge 0123456789ab && npm ci), or release the vendor file there first.`,
  )
})

it('refuses a vendor file that lacks a name', () => {
  const exports = { react: ['useState'] }
  const lacking = vendorFault({ ...own, exports }, { site, vendor: { ...vendor, commit: null } })
  expect(lacking).toBe(
    `This working copy lacks what the vendor file of ${site} exports: '$basket' of @darnley/web/session. Bring it, or in another repository @darnley/web, up to date.`,
  )
})
