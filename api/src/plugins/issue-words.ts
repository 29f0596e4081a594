import type { z } from 'zod'

/** What a format is called by people who fill in fields. */
const FORMATS: Readonly<Record<string, string>> = {
  email: 'Not an e-mail address',
  uuid: 'Not an id',
  guid: 'Not an id',
  date: 'Not a day, such as 2026-11-25',
  datetime: 'Not a moment, such as 2026-11-25T09:40:00Z',
  time: 'Not a time, such as 09:40',
  url: 'Not a web address',
}

/** What is expected, by type. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'Not a text',
  number: 'Not a number',
  int: 'Not a whole number',
  boolean: 'Neither yes nor no',
  array: 'Not a list',
}

/**
 * Returns plain words for what is wrong with a value, because staff and customers read them beside their fields. A schema
 * that has words of its own keeps them.
 */
export function issueWords(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return 'This is needed'
      return TYPES[issue.expected] ?? 'Not in the expected form'
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'Not in the expected form'
    case 'invalid_value':
      return issue.input === undefined ? 'This is needed' : 'Not one of the choices'
    case 'too_small':
      return leastWords(Number(issue.minimum), issue)
    case 'too_big':
      return mostWords(Number(issue.maximum), issue)
    case 'not_multiple_of':
      return `Not a multiple of ${issue.divisor}`
    default:
      return undefined
  }
}

interface Limited {
  readonly origin: string
  readonly inclusive?: boolean | undefined
}

const UNITS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
}

function counted(limit: number, origin: string): string {
  const [one, many] = UNITS[origin] ?? ['', '']
  return `${limit} ${limit === 1 ? one : many}`.trim()
}

function leastWords(limit: number, { origin, inclusive }: Limited): string {
  if (origin === 'string' && limit === 1) return 'This is needed'
  return inclusive === false
    ? `More than ${counted(limit, origin)}`
    : `At least ${counted(limit, origin)}`
}

function mostWords(limit: number, { origin, inclusive }: Limited): string {
  return inclusive === false
    ? `Less than ${counted(limit, origin)}`
    : `At most ${counted(limit, origin)}`
}
