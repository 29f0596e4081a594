/** Server data with one cache for host and remotes. Every change goes through `useChange`, never twice at a time. */
export {
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
export { useChange } from './use-change.ts'
