import { describe, expect, it } from 'vitest'
import { importedNames } from './imported-names.ts'

describe('What a build imports from the vendor file', () => {
  it('is collected over all chunks, by its own name', () => {
    const chunks = [
      `import{useState as e}from"react";import{atom}from"@darnley/web/stores";console.log(e,atom)`,
      `import React,{useState}from"react";import{x}from"./x.js";export{Link}from"@darnley/web/router"`,
    ]
    expect(importedNames(chunks)).toEqual({
      react: ['default', 'useState'],
      '@darnley/web/router': ['Link'],
      '@darnley/web/stores': ['atom'],
    })
  })

  it('is nothing for a namespace, which links whatever there is', () => {
    expect(importedNames([`import*as r from"react";r.useState`])).toEqual({})
  })
})
