import fc from 'fast-check'

/** What staff of the workshop do with one of the orders, and what its customer answers. */
export type WorkshopAction =
  | { readonly type: 'check-in'; readonly which: number; readonly missing: boolean }
  | { readonly type: 'work'; readonly which: number; readonly by: 'tailor' | 'manager' }
  | { readonly type: 'settle-missing'; readonly which: number; readonly found: 'here' | 'ended' }
  | { readonly type: 'send-back'; readonly which: number }
  | { readonly type: 'withdraw'; readonly which: number }
  | { readonly type: 'refuse'; readonly which: number }
  | { readonly type: 'silence'; readonly which: number }
  | { readonly type: 'agree'; readonly which: number; readonly pays: boolean }
  | {
      readonly type: 'propose'
      readonly which: number
      readonly line: number
      readonly kind: 'more' | 'less' | 'not_possible'
      readonly by: number
    }
  | {
      readonly type: 'refund'
      readonly which: number
      readonly what: 'parts' | 'amount' | 'all'
      readonly part: number
    }
  | { readonly type: 'cancel'; readonly which: number; readonly keeps: boolean }

const TYPES = [
  ...['check-in', 'work', 'settle-missing', 'send-back', 'withdraw', 'refuse', 'silence'],
  ...['agree', 'propose', 'refund', 'cancel'],
]

export function isOfWorkshop(action: { readonly type: string }): action is WorkshopAction {
  return TYPES.includes(action.type)
}

const which = fc.nat(7)
const plain = (
  type: 'send-back' | 'withdraw' | 'refuse' | 'silence',
): fc.Arbitrary<WorkshopAction> => which.map((one) => ({ type, which: one }))
const kind = fc.constantFrom<'more' | 'less' | 'not_possible'>(
  'more',
  'more',
  'less',
  'not_possible',
)

export const aWorkshopAction: fc.Arbitrary<WorkshopAction> = fc.oneof<
  fc.WeightedArbitrary<WorkshopAction>[]
>(
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('check-in'), which, missing: fc.boolean() }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('work'),
      which,
      by: fc.constantFrom<'tailor' | 'manager'>('tailor', 'manager'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('settle-missing'),
      which,
      found: fc.constantFrom<'here' | 'ended'>('here', 'ended'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('propose'),
      which,
      line: fc.nat(3),
      kind,
      by: fc.integer({ min: 1, max: 900 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constant('agree'), which, pays: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('refund'),
      which,
      what: fc.constantFrom<'parts' | 'amount' | 'all'>(
        'parts',
        'parts',
        'amount',
        'amount',
        'all',
      ),
      part: fc.nat(999),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('cancel'), which, keeps: fc.boolean() }),
  },
  { weight: 2, arbitrary: plain('refuse') },
  { weight: 1, arbitrary: plain('silence') },
  { weight: 1, arbitrary: plain('withdraw') },
  { weight: 2, arbitrary: plain('send-back') },
)
