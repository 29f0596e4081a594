import { queryOptions } from '@darnley/web/query'
import { respellPhone } from '#src/stores/checkout-form.ts'

/** Loads the telephone rules, 30 kB that only the details step needs, and corrects what was typed before. */
export const phoneToolsQuery = queryOptions({
  queryKey: ['phone-tools'],
  queryFn: async () => {
    const tools = await import('#src/lib/phone.ts')
    respellPhone(tools.tidyPhone)
    return tools
  },
  staleTime: Infinity,
})
