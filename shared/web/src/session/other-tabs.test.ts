import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeTabs, TabChannel } from '#src/testing/tabs.ts'
import { otherTabs, type TabMessage } from './other-tabs.ts'

beforeEach(() => {
  vi.stubGlobal('document', {})
  vi.stubGlobal('BroadcastChannel', TabChannel)
})
afterEach(() => {
  closeTabs()
  vi.unstubAllGlobals()
})

function openTab(name = 'basket'): ReturnType<typeof otherTabs> & { heard: TabMessage[] } {
  const heard: TabMessage[] = []
  return { ...otherTabs(name, (message) => heard.push(message)), heard }
}

describe('a message', () => {
  it('reaches every other tab, and not the sender', async () => {
    const [tab, ...others] = [openTab(), openTab(), openTab()]
    tab.broadcast()
    tab.broadcast('logged-out')
    for (const { heard } of others)
      await expect.poll(() => heard).toEqual(['changed', 'logged-out'])
    expect(tab.heard).toEqual([])
  })

  it('stays in its channel', async () => {
    const [tab, staff, other] = [openTab(), openTab('staff'), openTab()]
    tab.broadcast()
    await expect.poll(() => other.heard).toEqual(['changed'])
    expect(staff.heard).toEqual([])
  })

  it('that is unknown, as of a later release, is ignored', async () => {
    const tab = openTab()
    const later = new TabChannel('basket')
    for (const message of ['of-a-later-release', { type: 'changed' }, null, 'changed'])
      later.postMessage(message)
    await expect.poll(() => tab.heard).toEqual(['changed'])
  })
})

it.each(['document', 'BroadcastChannel'])(
  'a page without %s neither tells nor hears',
  async (name) => {
    vi.stubGlobal(name, undefined)
    const tab = openTab()
    const heard: unknown[] = []
    new TabChannel('basket').addEventListener('message', ({ data }) => heard.push(data))
    tab.broadcast()
    new TabChannel('basket').postMessage('logged-out')
    await expect.poll(() => heard).toEqual(['logged-out'])
    expect(tab.heard).toEqual([])
  },
)
