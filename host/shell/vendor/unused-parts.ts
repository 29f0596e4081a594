import type { Plugin } from 'vite'

const router = /\/react-router\/dist\/production\/[^/]+\.mjs$/
/** A context or component that is made by a call. */
const made = /(?<== )(?=React\d*\.(?:createContext|forwardRef|memo)\()/g
/** What only developers' tools read. */
const names = /^\w+\.displayName = .*;$/gm
/** A class, and the context that it gets afterwards. */
const classes =
  /^var (?<name>\w+) = (?<body>class extends React\d*\.Component \{\n[\s\S]*?\n\});(?:\n\k<name>\.contextType = (?<context>\w+);)?/gm

/**
 * Marks what the router makes at its start as free of effects, so that the parts that the facade does not export go: half
 * of it, 5 kB of each first visit. React's own functions are known to have none.
 */
export function unusedParts(): Plugin {
  let found = 0
  const count = (text: string): string => {
    found += 1
    return text
  }
  return {
    name: 'unused-parts',
    transform(code, id) {
      if (!router.test(id)) return null
      const marked = code
        .replaceAll(names, () => count(''))
        .replaceAll(made, () => count('/* @__PURE__ */ '))
        .replaceAll(classes, (_whole, name: string, body: string, context?: string) =>
          count(
            `var ${name} = /* @__PURE__ */ (() => {\nconst made = ${body};\n` +
              `${context === undefined ? '' : `made.contextType = ${context};\n`}return made\n})();`,
          ),
        )
      return { code: marked, map: null }
    },
    generateBundle() {
      if (found < 20) this.error('The router is built in another way: see unused-parts.ts')
    },
  }
}
