import fc from 'fast-check'

/** Two tabs of one browser with a shared basket, and another device with its own. */
export type Place = 'tab' | 'other-tab' | 'device'

export type Action =
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

export const anAction: fc.Arbitrary<Action> = fc.oneof(
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
)
