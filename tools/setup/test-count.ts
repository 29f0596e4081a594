import { stripVTControlCharacters } from 'node:util'

/** How many tests passed, and which failed: each with its file, so that the end of a long log names them. */
export interface TestCount {
  readonly passed: number
  readonly failures: readonly string[]
}

export const none: TestCount = { passed: 0, failures: [] }

export function add(one: TestCount, other: TestCount): TestCount {
  return {
    passed: one.passed + other.passed,
    failures: [...one.failures, ...other.failures],
  }
}

/** Returns the last lines of a run: the failures, then both numbers. */
export function describeCount({ passed, failures }: TestCount): string {
  const named = failures.map((failure) => `FAIL ${failure}`)
  return ['', ...named, `${passed} passed, ${failures.length} failed`].join('\n')
}

/** The part of Vitest's JSON report that is read here. */
export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages?: readonly string[] | null
    }[]
  }[]
}

export function countVitest({ testResults }: VitestReport): TestCount {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ file: name, ...test })),
  )
  const failed = tests
    .filter(({ status }) => status === 'failed')
    .map(({ file, fullName, failureMessages }) => line(file, fullName, failureMessages?.[0]))
  // A file that fails to load has no failed test.
  const unloaded = testResults
    .filter(({ status, assertionResults }) => {
      return status === 'failed' && !assertionResults.some((test) => test.status === 'failed')
    })
    .map(({ name, message }) => line(name, 'could not be run', message))
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failures: [...failed, ...unloaded],
  }
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly {
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
      readonly results: readonly { readonly error?: { readonly message?: string } }[]
    }[]
  }[]
}

/** The part of Playwright's JSON report that is read here. */
export interface PlaywrightReport extends PlaywrightSuite {
  /** Errors outside of tests, as a file that can't be loaded. */
  readonly errors: readonly { readonly message?: string }[]
}

/** A test that was skipped, or passed only when repeated, counts as failed. */
export function countPlaywright(report: PlaywrightReport): TestCount {
  const tests = specsOf(report).flatMap(({ title, file, tests }) =>
    tests.map(({ status, results }) => ({
      status,
      failure: line(file, title, results[0]?.error?.message ?? status),
    })),
  )
  const outside = report.errors.map(({ message }) => line('journeys', 'error', message))
  return {
    passed: tests.filter(({ status }) => status === 'expected').length,
    failures: [
      ...tests.filter(({ status }) => status !== 'expected').map(({ failure }) => failure),
      ...outside,
    ],
  }
}

function specsOf({
  suites = [],
  specs = [],
}: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> {
  return [...specs, ...suites.flatMap(specsOf)]
}

function line(file: string, name: string, message = ''): string {
  const [first = ''] = stripVTControlCharacters(message).split('\n')
  return [file, name, first].filter((part) => part !== '').join(' > ')
}
