import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { readableFolders } from './readable-folders.ts'

const repository = resolve(import.meta.dirname, '../..')

it('gives a browser the code of the area and of the packages that it imports, and no more', () => {
  const folders = readableFolders(resolve(repository, 'booking-remote'))
  const inside = folders.filter((folder) => folder.startsWith(repository))
  expect(inside.map((folder) => folder.slice(repository.length + 1)).toSorted()).toEqual([
    'booking-remote/node_modules',
    'booking-remote/src',
    'node_modules',
    'shared/contract',
    'shared/domain',
    'shared/web',
  ])
})
