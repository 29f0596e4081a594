import { expectTypeOf, it } from 'vitest'
import type { SlotName } from '@darnley/contract/area'
import type { BasketPanelProps } from '#src/areas/areas.ts'
import type { mountable } from './mounted.tsx'
import type { MountedPage, MountedSlots } from './mounted-types.ts'

type Mounted<Props extends object> = ReturnType<typeof mountable<Props>>

it('[T8] the types that a release gives to other hosts are those of what it exposes', () => {
  expectTypeOf<Mounted<object>>().toExtend<MountedPage>()
  expectTypeOf<keyof MountedSlots>().toEqualTypeOf<SlotName>()
  expectTypeOf<Mounted<BasketPanelProps>>().toExtend<MountedSlots['basket-panel']>()
  expectTypeOf<Mounted<object>>().toExtend<MountedSlots['staff-menu']>()
})
