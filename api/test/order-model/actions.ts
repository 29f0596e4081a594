import fc from 'fast-check'
import { aWorkshopAction, type WorkshopAction } from './workshop/actions.ts'

/** Two tabs of one browser with a shared basket, and another device with its own. */
export type Place = 'tab' | 'other-tab' | 'device'

export type Action =
  | WorkshopAction
  | { readonly type: 'add' | 'clear' | 'observe' | 'copy' | 'resend' | 'pay'; readonly at: Place }
  | { readonly type: 'add-service' | 'remove'; readonly at: Place; readonly which: number }
  | { readonly type: 'check-out'; readonly at: Place; readonly express: boolean }
  | { readonly type: 'check-out-free'; readonly at: Place }
  /** The provider's event of a captured payment arrives, late and possibly repeated. */
  | { readonly type: 'send-event'; readonly which: number }
  /** The order's validation page, or the reconciler, asks the provider. */
  | { readonly type: 'validate' | 'reconcile'; readonly which: number }

const at = fc.constantFrom<Place>('tab', 'tab', 'other-tab', 'other-tab', 'device')
const which = fc.nat(7)
const simple = (
  type: 'add' | 'clear' | 'observe' | 'copy' | 'resend' | 'pay',
): fc.Arbitrary<Action> => fc.record({ type: fc.constant(type), at })
const counted = (type: 'add-service' | 'remove'): fc.Arbitrary<Action> =>
  fc.record({ type: fc.constant(type), at, which })
const later = (type: 'send-event' | 'validate' | 'reconcile'): fc.Arbitrary<Action> =>
  fc.record({ type: fc.constant(type), which })

export const anAction: fc.Arbitrary<Action> = fc.oneof<fc.WeightedArbitrary<Action>[]>(
  { weight: 4, arbitrary: simple('add') },
  { weight: 2, arbitrary: counted('add-service') },
  { weight: 1, arbitrary: counted('remove') },
  { weight: 1, arbitrary: simple('clear') },
  { weight: 1, arbitrary: simple('observe') },
  { weight: 2, arbitrary: simple('copy') },
  { weight: 2, arbitrary: simple('resend') },
  {
    weight: 6,
    arbitrary: fc.record({ type: fc.constant('check-out'), at, express: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('check-out-free'), at }) },
  { weight: 6, arbitrary: simple('pay') },
  { weight: 4, arbitrary: later('send-event') },
  { weight: 2, arbitrary: later('validate') },
  { weight: 1, arbitrary: later('reconcile') },
  { weight: 20, arbitrary: aWorkshopAction },
)

/** An order that is placed first, so that the rest happens to it. */
export const PLACED: readonly Action[] = [
  { type: 'add', at: 'tab' },
  { type: 'add-service', at: 'tab', which: 0 },
  { type: 'check-out', at: 'tab', express: false },
  { type: 'pay', at: 'tab' },
  { type: 'send-event', which: 0 },
]

const atWorkshop = fc.oneof(
  { weight: 1, arbitrary: anAction },
  { weight: 3, arbitrary: aWorkshopAction },
)
const beginnings: readonly (readonly Action[])[] = [
  PLACED,
  [...PLACED, { type: 'check-in', which: 0, missing: false }],
]

/** Half of the runs begin with an order that is placed or at the workshop. */
export const aRun: fc.Arbitrary<readonly Action[]> = fc.oneof(
  fc.array(anAction, { minLength: 4, maxLength: 24 }),
  fc
    .tuple(fc.constantFrom(...beginnings), fc.array(atWorkshop, { maxLength: 24 }))
    .map((parts) => parts.flat()),
)

/** Groups of actions that are taken at once, after the same beginnings. */
export const someGroups: fc.Arbitrary<readonly (readonly Action[])[]> = fc.oneof(
  fc.array(fc.array(anAction, { minLength: 1, maxLength: 4 }), { maxLength: 10 }),
  fc
    .tuple(
      fc.constantFrom(...beginnings),
      fc.array(fc.array(atWorkshop, { minLength: 1, maxLength: 4 }), { maxLength: 8 }),
    )
    .map(([beginning, groups]) => [...beginning.map((action) => [action]), ...groups]),
)
