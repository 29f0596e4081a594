type Environment = Readonly<NodeJS.Dict<string>>

/**
 * Returns the address of the server on which tests make databases and roles of their own: that of TEST_DATABASE_URL, or
 * undefined for the embedded one.
 * @throws Error with one sentence when the site's databases are on a server of one's own, whose roles may make none
 */
export function testServer({ TEST_DATABASE_URL, DATABASE_URL }: Environment): string | undefined {
  if (TEST_DATABASE_URL) {
    if (/^postgres(?:ql)?:\/\//.test(TEST_DATABASE_URL) && URL.canParse(TEST_DATABASE_URL))
      return TEST_DATABASE_URL
    throw new Error(
      'TEST_DATABASE_URL is no address: set one such as postgres://postgres:...@localhost:5432/postgres.',
    )
  }
  if (!DATABASE_URL) return undefined
  throw new Error(
    'DATABASE_URL names a server of your own, and tests make databases and roles, which no part may: set TEST_DATABASE_URL to the address of a superuser there, such as postgres://postgres:...@localhost:5432/postgres, or unset DATABASE_URL.',
  )
}
