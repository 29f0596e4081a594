import { createClient } from '@darnley/web/client'
import { queryOptions } from '@darnley/web/query'
import { catalogueQuery } from './catalogue-query.ts'

const client = createClient()

/** Frequent questions with their answers, in the order in which they are shown. */
export const frequentQuestions = queryOptions({
  queryKey: ['frequent-questions'],
  queryFn: ({ signal }) => client.call('GET /public/faq', { signal }),
  ...catalogueQuery,
})
