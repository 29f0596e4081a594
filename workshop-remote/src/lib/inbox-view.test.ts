import { describe, expect, it } from 'vitest'
import { conversationAddress, inboxAddress, inboxViewOf, type InboxView } from './inbox-view.ts'

const id = '6e0c1d36-3c7a-4c0a-9a43-000000048231'
const usual: InboxView = { state: 'open', owner: null, kind: null, open: null }

const read = (address: string): InboxView =>
  inboxViewOf(new URL(address, 'http://workshop.localhost').searchParams)

describe('the address of the inbox', () => {
  it.each<[string, InboxView]>([
    ['/messages', usual],
    ['/messages?state=every', { ...usual, state: null }],
    ['/messages?state=done&owner=mine', { ...usual, state: 'done', owner: 'mine' }],
    [`/messages?owner=${id}&kind=claim`, { ...usual, owner: id, kind: 'claim' }],
  ])('%s is read and written alike', (address, view) => {
    expect(read(address)).toEqual(view)
    expect(inboxAddress(view)).toBe(address)
  })

  it('without sense is the usual one', () => {
    expect(read('/messages?state=lost&owner=<b>&kind=x&open=1')).toEqual(usual)
  })

  it('of a conversation does not leave it out for its state', () => {
    expect(read(conversationAddress(id))).toEqual({ ...usual, state: null, open: id })
  })
})
