import { expect, test } from 'vitest'
import { changesOf, nothingChosen, reverseOf, servicesOf } from './chosen.ts'

const line = (id: string, price: number, kind: 'service' | 'answer' = 'service') =>
  ({ id, kind, of: '', name: id, price }) as const

const overview = {
  categories: [{ id: 'tops', name: 'Tops' }],
  garments: [
    { id: 'shirt', name: 'Shirt', category: 'tops', services: ['hem', 'darn'] },
    { id: 'jeans', name: 'Jeans', category: 'trousers', services: ['hem', 'zip'] },
  ],
  services: [
    {
      id: 'hem',
      name: 'Hem',
      waits: false,
      lines: [line('hem', 1600), line('hem.a', 0, 'answer')],
    },
    { id: 'darn', name: 'Darn', waits: true, lines: [line('darn', 2000)] },
    {
      id: 'zip',
      name: 'Zip',
      waits: false,
      lines: [line('zip', 2000), line('zip.a', 500, 'answer')],
    },
  ],
}

test('a category or a garment chooses the services that it offers', () => {
  const ids = (choice: object): string[] =>
    servicesOf(overview, { ...nothingChosen, ...choice }).map(({ id }) => id)
  expect(ids({})).toEqual(['hem', 'darn', 'zip'])
  expect(ids({ category: 'tops' })).toEqual(['hem', 'darn'])
  expect(ids({ garment: 'jeans' })).toEqual(['hem', 'zip'])
  expect(ids({ category: 'tops', garment: 'jeans' })).toEqual([])
})

test('prices that stay, services with a draft and what is not ticked are left out', () => {
  const changes = changesOf(overview, { ...nothingChosen, value: '10', extras: true })
  expect(changes).toEqual([
    { id: 'hem', field: 'price', from: 1600, to: 1750 },
    { id: 'zip', field: 'price', from: 2000, to: 2200 },
    { id: 'zip.a', field: 'price', from: 500, to: 550 },
  ])
  const fewer = { ...nothingChosen, value: '10', without: ['hem'] }
  expect(changesOf(overview, fewer).map(({ id }) => id)).toEqual(['zip'])
  expect(changesOf(overview, { ...nothingChosen, value: 'ten' })).toEqual([])
})

test('the reverse of changes writes what was there', () => {
  expect(reverseOf([{ id: 'hem', field: 'price', from: 1600, to: 1750 }])).toEqual([
    { id: 'hem', field: 'price', from: 1750, to: 1600 },
  ])
})
