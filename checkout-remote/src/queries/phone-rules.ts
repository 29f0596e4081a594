import { lazyPart } from '@darnley/web/lazy-part'

/** The telephone rules, for what the first screen of the checkout does not load (phone-tools.ts). */
export const phoneRules = lazyPart('phone-rules', () => import('#src/lib/phone.ts'))
