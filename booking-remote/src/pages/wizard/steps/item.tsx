import type { JSX } from 'react'
import type { Item } from '@darnley/contract/content'
import type { WizardState } from '@darnley/domain/flow'
import { useQuery } from '@darnley/web/query'
import { CardGrid, ChoiceCard } from '@darnley/web/ui/choice-card'
import { ListState } from '#src/components/list-state.tsx'
import { NotListed } from '#src/components/not-listed.tsx'
import { StepFrame } from '#src/components/step-frame.tsx'
import { addressOfItems } from '#src/lib/addresses.ts'
import { fetchPictures } from '#src/lib/fetch-ahead.ts'
import { firstOfType } from '#src/lib/first-of-type.ts'
import { lowestWords } from '#src/lib/from-words.ts'
import { isLate, pictureOf } from '#src/lib/picture.ts'
import { itemsOfCategory } from '#src/queries/items.ts'
import { send } from '#src/stores/wizard.ts'
import type { StepProps } from '../step-props.ts'

export function ItemStep({ state }: StepProps): JSX.Element {
  const query = useQuery(itemsOfCategory(state.itemCategory?.id ?? ''))
  return (
    <StepFrame heading="Select your item that needs altering or repairing.">
      <ListState query={query} what="the items" expected={8}>
        {(items) => (
          <CardGrid label={state.itemCategory?.name ?? 'Items'}>
            {offeringFirst(items, state).map((item, index) => (
              <ChoiceCard
                key={item.id}
                name={item.name}
                caption={lowestWords(item.services)}
                image={pictureOf(item.coverImage)}
                href={addressOfItems(state.itemCategory?.id ?? '', item.id)}
                late={isLate(index)}
                selected={item.id === state.item?.id}
                onSelect={() => send({ type: 'choose-item', item })}
                onIntent={() =>
                  fetchPictures([firstOfType(item, 'alteration'), firstOfType(item, 'repair')])
                }
              />
            ))}
          </CardGrid>
        )}
      </ListState>
      <NotListed>My item is not here</NotListed>
    </StepFrame>
  )
}

/** A service that was chosen from the prices comes before its garment: what it is offered for stands first. */
function offeringFirst(items: readonly Item[], { item: chosen, service }: WizardState): Item[] {
  if (chosen || !service) return [...items]
  const isOffered = ({ services }: Item): boolean => services.some(({ id }) => id === service.id)
  return items.toSorted((a, b) => Number(isOffered(b)) - Number(isOffered(a)))
}
