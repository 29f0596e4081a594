import { describe, expect, it } from 'vitest'
import { parseForm } from './form-body.ts'

describe('a form body', () => {
  it('becomes nested objects and lists', () => {
    const text = 'amount=5&metadata[order]=A%201&payment_method_types[0]=card&a[b][c]=x&l[]=1&l[]=2'
    expect(JSON.parse(JSON.stringify(parseForm(text)))).toEqual({
      amount: '5',
      metadata: { order: 'A 1' },
      payment_method_types: ['card'],
      a: { b: { c: 'x' } },
      l: ['1', '2'],
    })
  })

  it('cannot modify a prototype', () => {
    parseForm(
      '__proto__[polluted]=yes&constructor[prototype][polluted]=yes&a[__proto__][polluted]=yes',
    )
    expect({}).not.toHaveProperty('polluted')
  })
})
