import { describe, expect, it } from 'vitest'
import { ownPackages } from './own-packages.ts'

describe("A remote's own version of a package", () => {
  it('[T10] comes with what belongs to it', () => {
    expect([...ownPackages(['@tanstack/react-query'])]).toEqual([
      '@tanstack/react-query',
      '@tanstack/query-core',
    ])
    expect(ownPackages([]).size).toBe(0)
  })

  it.each([
    ['react', 'hooks and contexts'],
    ['react-dom', 'one React renders the page'],
    ['scheduler', "Import from 'react-dom' instead"],
    ['react-router-dom', 'a page has one address'],
    ['nanostores', 'basket and session are read by all areas'],
    ['@nanostores/react', "Import from '@darnley/web/stores' instead"],
    ['@darnley/web/session', 'all areas share its state'],
    ['@darnley/web/router', 'a page has one address'],
    ['@tanstack/query-core', 'it comes with @tanstack/react-query'],
    ['minisearch', 'needs no entry'],
    ['constructor', 'needs no entry'],
  ])('[T10] is refused for %s with the reason', (name, reason) => {
    expect(() => ownPackages(['@tanstack/react-query', name])).toThrow(reason)
  })
})
