// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { scriptOrigins } from './script-origins.ts'
import { allowScriptUrl } from './trusted-types.ts'

const config = { stripe: { publishableKey: 'pk_test_sandbox', sandboxScriptUrl: null } }
const script = 'https://recycling.example/7/assets/page.js'

describe('The origins of scripts', () => {
  it('[T8] hold those of a foreign container in its own document, and nowhere else', () => {
    const foreign = {
      name: 'recycling',
      releases: {
        'https://recycling.example/7/remoteEntry.js': 'recycling@2',
        'https://old.recycling.example/remoteEntry.js': 'recycling@1',
      },
      shared: {},
    }
    const own = scriptOrigins(config, foreign)
    expect(allowScriptUrl(script, own)).toBe(script)
    expect(own).toContain('https://old.recycling.example')
    const others = scriptOrigins(config, null)
    expect(() => allowScriptUrl(script, others)).toThrow('Not allowed here')
    expect(others).toEqual([location.origin, 'https://js.stripe.com'])
  })
})
