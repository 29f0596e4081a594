/** The rule that what people read has one spelling of a word. Prints each text with another one, with its cure. */
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { readWorkspaces } from './workspaces.ts'

export interface OtherSpelling {
  readonly file: string
  readonly line: number
  readonly text: string
}

/** A word among words: names of fields, addresses and columns stand alone. */
const otherSpelling = /(?<![\w.@/`'-])email(?:s|ed)?(?![\w@:=/`'-]|\.\w)/i
/** Texts of the product's document, which stay to the letter. */
const documented = [
  'Your order confirmation email has been sent to',
  'Email replies within a couple of hours',
]

/** Returns the texts of the packages that people read, in pages, mails and answers, with the other spelling. */
export function otherSpellings(root: string): OtherSpelling[] {
  return readWorkspaces(root).flatMap(({ path }) =>
    globSync('src/**/*.{ts,tsx}', { cwd: join(root, path) })
      .filter((name) => !/\.(?:test|scenes)\.tsx?$|(?:^|\/)testing\//.test(name))
      .toSorted()
      .flatMap((name) => {
        const file = join(path, name)
        return spellingsOf(file, readFileSync(join(root, file), 'utf8'))
      }),
  )
}

function spellingsOf(file: string, source: string): OtherSpelling[] {
  const found: OtherSpelling[] = []
  const look = (text: string, start: number): void => {
    const isRead = /\S\s+\S/.test(text.trim()) && !documented.some((each) => text.includes(each))
    if (isRead && otherSpelling.test(text))
      found.push({ file, line: source.slice(0, start).split('\n').length, text: text.trim() })
  }
  const tagged = new Set<unknown>()
  const { program } = parseSync(file, source)
  new Visitor({
    // SQL.
    TaggedTemplateExpression: ({ quasi }) => quasi.quasis.forEach((part) => tagged.add(part)),
    TemplateElement: (part) => {
      if (!tagged.has(part)) look(part.value.raw, part.start)
    },
    Literal: ({ value, start }) => {
      if (typeof value === 'string') look(value, start)
    },
    JSXText: ({ value, start }) => look(value, start),
  }).visit(program)
  return found
}

export function describeOtherSpelling({ file, line, text }: OtherSpelling): string {
  return `${file}:${line}: ${text}
  cure: write "e-mail"`
}

if (import.meta.main) {
  const spellings = otherSpellings(resolve(import.meta.dirname, '../..'))
  for (const spelling of spellings) console.error(describeOtherSpelling(spelling))
  if (spellings.length > 0) process.exitCode = 1
}
