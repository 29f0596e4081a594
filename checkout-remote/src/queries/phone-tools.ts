import { queryOptions } from 'shared/query'
import { respellPhone } from '#src/stores/checkout-form.ts'

/** The telephone rules are 30 kB that only the details step needs: a chunk of their own. What was typed before is put right. */
export const phoneToolsQuery = queryOptions({
  queryKey: ['phone-tools'],
  queryFn: async () => {
    const tools = await import('#src/lib/phone.ts')
    respellPhone(tools.tidyPhone)
    return tools
  },
  staleTime: Infinity,
})
