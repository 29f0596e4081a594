import { describe, expect, it } from 'vitest'
import { EntryAddress, ForeignDeclaration } from './foreign.ts'

describe('The address of a foreign container', () => {
  it.each([
    'https://recycling.example/7/remoteEntry.js',
    'http://localhost:4000/remoteEntry.js',
    'http://127.0.0.1:4000/mf-manifest.json',
    'http://[::1]:4000/remoteEntry.js',
    'http://recycling.localhost:4000/remoteEntry.js',
  ])('may be %s', (address) => {
    expect(EntryAddress.safeParse(address).success).toBe(true)
  })

  it.each([
    'remoteEntry.js',
    'javascript:alert(1)',
    'ftp://recycling.example/remoteEntry.js',
    'http://recycling.example/remoteEntry.js',
    'http://localhost.example/remoteEntry.js',
    'https://team:secret@recycling.example/remoteEntry.js',
  ])('may not be %s', (address) => {
    expect(EntryAddress.safeParse(address).success).toBe(false)
  })
})

describe('The declaration of a foreign container', () => {
  const page = {
    path: '/recycling',
    module: './Page',
    sites: ['web'],
    title: 'Recycling',
    heading: 'Recycling',
    description: 'Where worn clothes go.',
  }

  it.each(['./Page', './pages/start', '.'])('may name the module %s', (module) => {
    expect(ForeignDeclaration.safeParse({ pages: [{ ...page, module }] }).success).toBe(true)
  })

  it.each([
    ['a module outside of the container', { module: '../Page' }],
    ['an address of the edge', { path: '/api/recycling' }],
    ['a page for signed-out visitors', { audience: 'signed-out' }],
    ['a first screen', { firstScreen: true }],
    ['a set to hold', { set: 'hold' }],
  ])('may not have %s', (_what, rest) => {
    expect(ForeignDeclaration.safeParse({ pages: [{ ...page, ...rest }] }).success).toBe(false)
  })
})
