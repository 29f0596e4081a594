import type { Photo } from '@darnley/contract/photos'

/** Returns how many photos there are of each kind: "3 from Charlotte · 2 before · 0 after". */
export function photoCount(photos: readonly Pick<Photo, 'kind'>[], customer: string): string {
  const count = (wanted: Photo['kind']): number =>
    photos.filter(({ kind }) => kind === wanted).length
  return [
    `${count('customer')} from ${customer}`,
    count('arrival') > 0 && `${count('arrival')} on arrival`,
    `${count('before')} before`,
    count('finding') > 0 && `${count('finding')} of findings`,
    `${count('after')} after`,
  ]
    .filter(Boolean)
    .join(' · ')
}
