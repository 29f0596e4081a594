import type { JSX } from 'react'
import { useQuery, useQueryClient } from '@darnley/web/query'
import { CardGrid, ChoiceCard } from '@darnley/web/ui/choice-card'
import { useAfterPaint } from '@darnley/web/ui/use-after-paint'
import { ListState } from '#src/components/list-state.tsx'
import { SearchBox } from '#src/components/search/search-box.tsx'
import { StepFrame } from '#src/components/step-frame.tsx'
import { addressOfItems } from '#src/lib/addresses.ts'
import { fetchPictures } from '#src/lib/fetch-ahead.ts'
import { pictureOf } from '#src/lib/picture.ts'
import { categoryPrices } from '#src/queries/category-prices.ts'
import { itemCategories } from '#src/queries/item-categories.ts'
import { itemsOfCategory } from '#src/queries/items.ts'
import { send } from '#src/stores/wizard.ts'
import { categoryHeading } from '../category-heading.ts'
import type { StepProps } from '../step-props.ts'

/** The number of cards on a first screen, whose pictures are not deferred. */
const aboveTheFold = 4

/** Keeps the line of a price that is being fetched, so that nothing shifts. */
const roomForPrice = '\u00a0'

export function ItemCategoryStep({ state }: StepProps): JSX.Element {
  const query = useQuery(itemCategories)
  // After the paint of the categories, which a first visit waits for.
  const isPainted = useAfterPaint()
  const prices = useQuery({ ...categoryPrices, enabled: isPainted && query.isSuccess })
  const client = useQueryClient()
  // Prefetches the items and their pictures when a choice is likely.
  const fetchItems = (categoryId: string): void => {
    client.fetchQuery(itemsOfCategory(categoryId)).then(
      (items) => fetchPictures(items.map(({ coverImage }) => coverImage)),
      // The step fetches again and shows a failure.
      () => {},
    )
  }
  return (
    <StepFrame heading={categoryHeading} isFirst>
      <SearchBox />
      <ListState query={query} what="the categories" expected={12}>
        {(categories) => (
          <CardGrid label="Categories">
            {categories.map((category, index) => (
              <ChoiceCard
                key={category.id}
                name={category.name}
                caption={prices.data?.[category.id] ?? roomForPrice}
                image={pictureOf(category.coverImage)}
                href={addressOfItems(category.id)}
                lazy={index >= aboveTheFold}
                selected={category.id === state.itemCategory?.id}
                onSelect={() =>
                  send({
                    type: 'choose-category',
                    itemCategory: { id: category.id, name: category.name },
                  })
                }
                onIntent={() => fetchItems(category.id)}
              />
            ))}
          </CardGrid>
        )}
      </ListState>
    </StepFrame>
  )
}
