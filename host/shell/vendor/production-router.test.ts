import { describe, expect, it } from 'vitest'
import { withPureParts } from './production-router.ts'

describe("The router's production build", () => {
  it('drops the names that would keep unused components alive', () => {
    expect(withPureParts('var a = 1;\nForm.displayName = "Form";\nvar b = 2;')).toBe(
      'var a = 1;\n\nvar b = 2;',
    )
  })

  it.each(['React.createContext(null)', 'React10.forwardRef(', 'React3.memo(A)'])(
    'marks %s as free of side effects',
    (call) => {
      expect(withPureParts(`var A = ${call}`)).toBe(`var A = /* @__PURE__ */ ${call}`)
    },
  )

  it('keeps code with effects', () => {
    const code = 'React.useEffect(() => { node.displayName = name; });'
    expect(withPureParts(code)).toBe(code)
  })
})
