/**
 * Who may import which workspace, and which of its entries: '*' is every entry of its `exports`.
 * What is not listed is forbidden; nobody is imported but shared.
 */
export const allowedImports: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> =
  {
    host: { shared: ['*'] },
    'booking-remote': { shared: ['*'] },
    'checkout-remote': { shared: ['*'] },
    'storefront-remote': { shared: ['*'] },
    api: {
      shared: [
        'contract',
        'money',
        'pricing',
        'delivery',
        'turnaround',
        'flow',
        'tracing',
        'http',
        'node',
        'text',
        'testing',
      ],
    },
    content: { shared: ['node', 'testing'] },
    sandbox: { shared: ['node', 'testing'] },
    e2e: { shared: ['contract', 'testing'] },
    // A release notes which contract and client version it was built against.
    tools: { shared: ['contract', 'client', 'releases', 'testing'] },
  }

/** Vite, vitest and playwright configuration at the root of a package or in `dev/`, and the vendor file's own build. */
const toolUsers = /^(?:(?:dev\/)?(?:vite|vitest|playwright)\.[\w.-]+|vendor\/[\w.-]+\.ts)$/

/** Whether a file, by its path inside its package, may reach `../tools/...`. */
export function mayUseTools(pathInPackage: string): boolean {
  return toolUsers.test(pathInPackage)
}

/** What to do instead of importing a package that is not for you. */
export function cureFor(target: string): string {
  if (target.endsWith('-remote'))
    return 'remotes meet only through shared/session and the host: put what both need into shared'
  if (target === 'shared')
    return 'take it from an entry this package may use, or talk to the service over HTTP'
  if (target === 'tools') return 'only vite, vitest and playwright configurations use tools'
  return `${target} is a program, not a library: call it over HTTP, or put what both need into shared`
}
