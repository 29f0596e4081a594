import { lazyPart } from '@darnley/web/lazy-part'
import { respellPhone } from '#src/stores/checkout-form.ts'

/** The telephone rules, 30 kB that only the details step needs. Corrects what was typed before they came. */
export const phoneTools = lazyPart('phone-tools', async () => {
  const tools = await import('#src/lib/phone.ts')
  respellPhone(tools.tidyPhone)
  return tools
})
