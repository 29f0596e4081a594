import { afterEach, expect, it, vi } from 'vitest'
import { closeTabs, TabChannel } from '#src/testing/tabs.ts'

type Tab = typeof import('./staff.ts')

async function openTab(): Promise<Tab> {
  vi.resetModules()
  return import('./staff.ts')
}

afterEach(() => {
  vi.unstubAllGlobals()
  closeTabs()
})

it.each([
  ['a sign-out', '/logout', (tab: Tab) => tab.signOut()],
  ['a refresh', '/refresh_token', (tab: Tab) => tab.restoreStaff()],
])(
  'a sign-in waits for the answer to %s in another tab, which would take its cookies',
  async (_, path, act) => {
    const asked: string[] = []
    const { promise: answer, resolve: answerIt } = Promise.withResolvers<Response>()
    vi.stubGlobal('document', { cookie: 'staff_signed_in=1' })
    vi.stubGlobal('BroadcastChannel', TabChannel)
    vi.stubGlobal('fetch', (url: string) => {
      asked.push(url)
      if (url.endsWith(path)) return answer
      const isOld =
        url.endsWith('/storefront_details') && !asked.some((each) => each.endsWith('/token'))
      return Promise.resolve(
        Response.json({ storefront: { id: 'shop' } }, { status: isOld ? 401 : 200 }),
      )
    })
    const [tab, other] = [await openTab(), await openTab()]
    const earlier = act(tab)
    await expect.poll(() => asked.at(-1)).toMatch(path)
    const signingIn = other.signIn({ email: 'staff@maison.example', password: 'a thimble' })
    await new Promise((passed) => setTimeout(passed, 50))
    expect(asked.at(-1)).toMatch(path)
    answerIt(Response.json({ storefront: { id: 'shop' } }))
    await Promise.all([earlier, signingIn])
    expect(asked.some((each) => each.endsWith('/token'))).toBe(true)
    await expect.poll(() => other.$staff.get().status).toBe('signed-in')
  },
)
