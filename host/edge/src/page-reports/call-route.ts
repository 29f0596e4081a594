import { calls } from '@darnley/contract/calls'

interface Known {
  readonly method: string
  readonly route: string
  readonly pattern: RegExp
}

const known: readonly Known[] = Object.keys(calls).map((name) => {
  const [method = '', route = ''] = name.split(' ')
  const pattern = route
    .replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\{\w+\}/g, '[^/]+')
  return { method, route, pattern: new RegExp(`^/api${pattern}$`) }
})

/** Returns the route of a call to the api: its path can hold what opens an order. */
export function callRoute({ method, path }: { method: string; path: string }): string {
  const found = known.find((each) => each.method === method && each.pattern.test(path))
  return found?.route ?? 'unknown'
}
