import { expect, it } from 'vitest'
import { gather } from './gather.ts'

it('processes the items of one interval together, and those of the next interval separately', async () => {
  const done: (readonly number[])[] = []
  const add = gather<number>(async (items) => void done.push(items), { forMs: 5 })
  await Promise.all([add(1), add(2)])
  await add(3)
  expect(done).toEqual([[1, 2], [3]])
})

it('rejects each caller when the work fails, and continues', async () => {
  const add = gather<number>(
    async (items) => {
      if (items.includes(1)) throw new Error('no')
    },
    { forMs: 1 },
  )
  const results = await Promise.allSettled([add(1), add(2)])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(add(3)).resolves.toBeUndefined()
})
