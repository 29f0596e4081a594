import { describe, expect, it, vi } from 'vitest'
import { patience } from '@darnley/testing/patience'
import { createOwnHistory, type OwnHistory } from './own-history.ts'

const site = 'https://darnley.example'

function open(start = '/booking?itemIndex=2'): { history: OwnHistory; left: string[] } {
  const left: string[] = []
  const history = createOwnHistory({
    start,
    addressOf: (path) => site + path,
    shows: (pathname) => pathname === '/booking' || pathname === '/',
    leave: (address) => left.push(address),
  })
  return { history, left }
}

const pathsOf = ({ current }: OwnHistory): string => {
  const { pathname, search } = current().location
  return pathname + search
}

describe('The history of a mounted part', () => {
  it('begins where it was told, like the first entry of a document', () => {
    const { history } = open()
    expect(pathsOf(history)).toBe('/booking?itemIndex=2')
    expect(history.current()).toMatchObject({
      location: { key: 'default', state: null },
      navigationType: 'POP',
    })
  })

  it('goes back and forward among its own entries', async () => {
    const { history } = open('/')
    history.navigator.push({ pathname: '/booking', search: '' }, { step: 1 })
    expect(history.current()).toMatchObject({
      location: { pathname: '/booking', state: { step: 1 } },
      navigationType: 'PUSH',
    })
    history.navigator.go(-1)
    await vi.waitFor(() => expect(pathsOf(history)).toBe('/'), patience.expect.poll)
    history.navigator.go(5)
    await vi.waitFor(() => expect(pathsOf(history)).toBe('/booking'), patience.expect.poll)
  })

  it('forgets the entries ahead when another one is added', async () => {
    const { history } = open('/?a')
    history.navigator.push('/?b')
    history.navigator.go(-1)
    await vi.waitFor(() => expect(pathsOf(history)).toBe('/?a'), patience.expect.poll)
    history.navigator.push('/?c')
    history.navigator.go(1)
    expect(pathsOf(history)).toBe('/?c')
    history.navigator.go(-1)
    await vi.waitFor(() => expect(pathsOf(history)).toBe('/?a'), patience.expect.poll)
  })

  it('replaces an entry, and tells its listeners until they unsubscribe', () => {
    const { history } = open('/')
    const listener = vi.fn<() => void>()
    const unsubscribe = history.subscribe(listener)
    history.navigator.replace('/booking')
    expect(pathsOf(history)).toBe('/booking')
    unsubscribe()
    history.navigator.replace('/')
    expect(listener).toHaveBeenCalledOnce()
  })

  it('opens every other page on the site', () => {
    const { history, left } = open('/')
    history.navigator.push('/basket?restore=1')
    expect(left).toEqual([`${site}/basket?restore=1`])
    expect(pathsOf(history)).toBe('/')
    expect(history.navigator.createHref('/basket')).toBe(`${site}/basket`)
  })
})
