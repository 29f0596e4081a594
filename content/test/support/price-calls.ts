import { createLocalReq, type PayloadRequest, type TypedUser } from 'payload'
import { demoUsers } from '#src/demo-users.ts'
import { priceEndpoints } from '#src/prices/endpoints.ts'
import type { LiveApp } from './live-app.ts'

export interface Answer {
  readonly status: number
  readonly text: string
}

/** Calls the admin's endpoints as one of its users, or without one. */
export type PriceCall = (
  call: { role?: string; method: 'get' | 'post'; path: string },
  body?: unknown,
) => Promise<Answer>

/** Makes the demonstration's users and signs them in. */
export async function priceCalls(app: LiveApp): Promise<PriceCall> {
  const users: Record<string, TypedUser> = {}
  for (const { email, password, role } of demoUsers) {
    await app.payload.create({ collection: 'users', data: { email, password, role } })
    const { user } = await app.payload.login({ collection: 'users', data: { email, password } })
    users[role] = { ...user, collection: 'users' } as TypedUser
  }
  return async ({ role, method, path }, body) => {
    const endpoint = priceEndpoints.find((each) => each.path === path && each.method === method)
    if (!endpoint) throw new Error(`There is no call ${method} ${path}`)
    const user = role === undefined ? undefined : users[role]
    const req: PayloadRequest = await createLocalReq({ ...(user && { user }) }, app.payload)
    const isPlain = typeof body === 'string' || Buffer.isBuffer(body)
    const { buffer } = Uint8Array.from(Buffer.from(isPlain ? body : (JSON.stringify(body) ?? '')))
    const json = async (): Promise<unknown> => JSON.parse(Buffer.from(buffer).toString())
    Object.assign(req, { arrayBuffer: async () => buffer, json })
    const response = await endpoint.handler(req)
    return { status: response.status, text: await response.text() }
  }
}
