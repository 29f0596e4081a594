import { resources } from './resources.ts'
import type { RouteDefinition } from './route.ts'

type Resource = (typeof resources)[number]

/** The path as OpenAPI writes it: `/item/{id}/tags` for the router's `/item/:id/tags`. */
type Braced<Path extends string> = Path extends `${infer Start}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer End}`
    ? `${Start}{${Name}}/${Braced<End>}`
    : `${Start}{${Rest}}`
  : Path

type NameOf<Route extends RouteDefinition> = `${Route['method']} ${Braced<Route['path']>}`

type CallsOf<Exports> = {
  [
    Key in keyof Exports as Exports[Key] extends RouteDefinition ? NameOf<Exports[Key]> : never
  ]: Exports[Key]
}

type Merged<Union> = (Union extends unknown ? (each: CallsOf<Union>) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never

/** Every call of the api by method and path. The client's types and the OpenAPI page are derived from it. */
export type Calls = { [Name in keyof Merged<Resource>]: Merged<Resource>[Name] }
export type CallName = keyof Calls

function isRoute(value: unknown): value is RouteDefinition {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}

const routes = resources.flatMap((resource) => Object.values<unknown>(resource).filter(isRoute))

export const calls = Object.fromEntries(
  routes.map((route) => [`${route.method} ${route.path.replaceAll(/:(\w+)/g, '{$1}')}`, route]),
) as unknown as Calls
