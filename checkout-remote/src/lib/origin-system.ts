import type { PageConfig } from '@darnley/contract/page-config'

export interface Origin {
  readonly hostname: string
  readonly partnerMarkers: PageConfig['partnerMarkers']
  readonly storeMode: boolean
}

/** Returns the first partner whose marker is in the hostname, else the shop, else the web (section 9). */
export function originSystem({ hostname, partnerMarkers, storeMode }: Origin): string {
  const partner = partnerMarkers.find(({ marker }) => hostname.includes(marker))
  return partner?.label ?? (storeMode ? 'in-store' : 'd2c-web')
}
