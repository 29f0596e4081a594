import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '@darnley/workbench/show'
import { aTag } from '#src/testing/garment.ts'
import { Tag } from './tag.tsx'

it('says whose garment it is, by when, and everything that is to be done', async () => {
  await show({ element: <Tag tag={aTag({ found_words: 'Ink on the cuff' })} /> })
  const tag = page.getByRole('region', { name: 'Tag DN-48231-1' })
  for (const text of ['Amara Osei', 'garment 1 of 2', '» EXPRESS', 'Shorten hem'])
    await expect.element(tag.getByText(text)).toBeVisible()
  await expect.element(tag.getByText('Note: Heels of 6 cm')).toBeVisible()
  await expect.element(tag.getByText('On arrival: Ink on the cuff')).toBeVisible()
})

it('names what was not booked once, in the words of its arrival', async () => {
  const extra = { item_name: 'Not booked', item_description: 'A belt', found_words: 'A belt' }
  await show({ element: <Tag tag={aTag({ ...extra, is_extra: true, work: [] })} /> })
  const tag = page.getByRole('region', { name: 'Tag DN-48231-1' })
  await expect.element(tag.getByText('A belt (not booked)', { exact: true })).toBeVisible()
  await expect.element(tag.getByText('On arrival')).not.toBeInTheDocument()
})
