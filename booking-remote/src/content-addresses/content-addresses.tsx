import type { JSX } from 'react'
import { initialState, next, stageOf } from '@darnley/domain/flow'
import { laterPart } from '@darnley/web/kept-part'
import { QueryClient, useQuery } from '@darnley/web/query'
import { Link, useSearchParams } from '@darnley/web/router'
import { buttonClass } from '@darnley/web/ui/button'
import { Icon } from '@darnley/web/ui/icon'
import { Wrap } from '@darnley/web/ui/page'
import { ProgressTracker } from '@darnley/web/ui/progress-tracker'
import { addressOfItems } from '#src/lib/addresses.ts'
import styles from '#src/pages/wizard/page.module.css'
import { stageNames } from '#src/pages/wizard/stage-names.ts'
import top from '#src/pages/wizard/step-top.module.css'
import { ItemStep } from '#src/pages/wizard/steps/item.tsx'
import { itemCategories } from '#src/queries/item-categories.ts'

/** Returns the address of each category's items: home's tiles lead there before scripts have run. */
export async function listAddresses(paths: readonly string[]): Promise<readonly string[]> {
  if (!paths.includes('/')) return []
  const categories = await new QueryClient().fetchQuery(itemCategories)
  return categories.map(({ id }) => addressOfItems(id))
}

/** What the wizard shows at such an address, in a document: no store holds a visitor's booking there. */
export function AddressPage(): JSX.Element {
  const [parameters] = useSearchParams()
  const categories = useQuery(itemCategories).data
  const itemCategory = categories?.find(({ id }) => id === parameters.get('category'))
  const state = itemCategory
    ? next(initialState, { type: 'choose-category', itemCategory })
    : initialState
  return (
    <>
      <ProgressTracker stages={stageNames} current={stageOf('item')} />
      <div className={styles['backdrop']} {...laterPart('step')}>
        <div className={styles['step']}>
          <div>
            <Wrap>
              <div className={top['top']}>
                <div className={top['row']}>
                  <Link className={buttonClass('link')} to="/">
                    <Icon name="arrow-left" />
                    Back
                  </Link>
                </div>
              </div>
            </Wrap>
          </div>
          {itemCategory ? <ItemStep state={state} /> : null}
        </div>
      </div>
    </>
  )
}
