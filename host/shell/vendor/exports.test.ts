import { describe, expect, it } from 'vitest'
import { collectExports, entrySource } from './exports.ts'

describe('The vendor file', () => {
  it('re-exports everything from its specifiers, each name once', async () => {
    const exported = await collectExports(['react', 'react/jsx-runtime', '@darnley/web/session'])
    const source = entrySource(exported)
    expect(exported['@darnley/web/session']).toContain('$basket')
    expect(source).toContain("jsx, jsxs } from 'react/jsx-runtime'")
    expect(source.match(/\bdefault\b/g)).toHaveLength(1)
    expect(source.match(/\bFragment\b/g)).toHaveLength(1)
  })

  it('exports React as default', () => {
    const source = entrySource({ react: ['default'], 'react-dom': ['default', 'createPortal'] })
    expect(source).toBe("export { default } from 'react'\nexport { createPortal } from 'react-dom'")
  })

  it('is refused when two specifiers give one name different meanings', () => {
    expect(() => entrySource({ react: ['use'], '@darnley/web/stores': ['use'] })).toThrow(
      "'use' is exported by both react and @darnley/web/stores",
    )
  })
})
