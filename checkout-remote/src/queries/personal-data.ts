import { createClient, type ResponseOf } from '@darnley/web/client'

const client = createClient()

export type PersonalData = ResponseOf<'POST /public/personal_data_export'>
export type Erasure = ResponseOf<'POST /public/personal_data_erasure'>

export async function requestLink(email: string): Promise<void> {
  await client.call('POST /public/personal_data_request', { body: { email } })
}

/** Reads the data once per page, so that it stays as it was when the link was opened. */
export function personalDataQuery(token: string): {
  queryKey: readonly unknown[]
  queryFn: () => Promise<PersonalData>
  staleTime: number
  retry: false
} {
  return {
    queryKey: ['personal-data', token],
    queryFn: () => client.call('POST /public/personal_data_export', { body: { token } }),
    staleTime: Infinity,
    retry: false,
  }
}

export function erase(token: string): Promise<Erasure> {
  return client.call('POST /public/personal_data_erasure', { body: { token } })
}
