import { expect, test } from 'vitest'
import { findMatches, type SearchIndex } from './find.ts'

const index: SearchIndex = {
  categories: [
    { id: 'trousers', name: 'Trousers & jeans' },
    { id: 'knitwear', name: 'Knitwear' },
    { id: 'dresses', name: 'Dresses & jumpsuits' },
    { id: 'shoes', name: 'Bags, belts & shoes' },
  ],
  items: [
    item('jeans', 'Jeans', 'trousers', ['shorten-hem', 'take-in-waist', 'patch-denim', 'fly-zip']),
    item('chinos', 'Chinos', 'trousers', ['shorten-hem', 'let-down-hem', 'let-out-waist']),
    item('jumper', 'Jumper', 'knitwear', ['shorten-sleeves', 'reweave', 'bobbling']),
    item('slip-dress', 'Slip dress', 'dresses', ['shorten-dress', 'take-in-dress']),
    item('boots', 'Boots', 'shoes', ['reheel']),
  ],
  services: [
    service('shorten-hem', 'Shorten hem', 'We take trouser legs up to the length you want.'),
    service('let-down-hem', 'Let down hem', 'We use the cloth inside to make the legs longer.'),
    service('take-in-waist', 'Take in waist', 'We take out what makes it gape.'),
    service('let-out-waist', 'Let out waist', 'We let it out and give you room to breathe.'),
    service('patch-denim', 'Patch denim', 'Worn or torn denim, backed with new cloth.'),
    service('fly-zip', 'Replace fly zip', 'A new metal or nylon zip in the fly.'),
    service('shorten-sleeves', 'Shorten knitted sleeves', 'Sleeves that swallow your hands.'),
    service('reweave', 'Reweave moth holes', 'Stitch for stitch in the original structure.'),
    service('bobbling', 'Remove bobbling', 'Combed and shaved by hand.'),
    service('shorten-dress', 'Shorten a dress', 'From calf to knee: too long is no problem.'),
    service('take-in-dress', 'Take in a dress', 'We follow your figure along side seams.'),
    service('reheel', 'Reheel', 'New tips or heel blocks, always as a pair.'),
  ],
}

test.each([
  ['trousers too long', 'Chinos > Shorten hem'],
  ['jeans too long', 'Jeans > Shorten hem'],
  ['My pants are too short!', 'Chinos > Let down hem'],
  ['chinos too tight', 'Chinos > Let out waist'],
  ['jeans too big at the waist', 'Jeans > Take in waist'],
  ['ripped jeans', 'Jeans > Patch denim'],
  ['broken zipper', 'Jeans > Replace fly zip'],
  ['moths in my sweater', 'Jumper > Reweave moth holes'],
  ['pilling', 'Jumper > Remove bobbling'],
  ['dress too long', 'Slip dress > Shorten a dress'],
  ['DRESSES', 'Dresses & jumpsuits'],
  ['jea', 'Trousers & jeans'],
  ['slip dress', 'Slip dress'],
  ['boot heels', 'Boots > Reheel'],
  ['sleeves too long', 'Jumper > Shorten knitted sleeves'],
])('%s finds %s', (query, expected) => {
  expect(findMatches(index, query).map(nameOf)).toContain(expected)
})

test('"trousers too long" begins with shortening and never lengthens', () => {
  const names = findMatches(index, 'trousers too long').map(nameOf)
  expect(names.slice(0, 2).sort()).toEqual(['Chinos > Shorten hem', 'Jeans > Shorten hem'])
  expect(names).not.toContain('Chinos > Let down hem')
})

test.each(['', '  ', 'the', '!?', 'xylophone'])('"%s" finds nothing', (query) => {
  expect(findMatches(index, query)).toEqual([])
})

function nameOf({
  categoryName,
  item: found,
  service: work,
}: ReturnType<typeof findMatches>[number]): string {
  return [found?.name ?? categoryName, work?.name].filter(Boolean).join(' > ')
}

function item(
  id: string,
  name: string,
  itemCategory: string,
  services: string[],
): SearchIndex['items'][number] {
  return { id, name, itemCategory, services }
}

function service(id: string, name: string, description: string): SearchIndex['services'][number] {
  return { id, name, description }
}
