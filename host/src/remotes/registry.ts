import type { PageRegistry } from 'shared/contract/release'

let cached: PageRegistry | undefined

/** Reads the containers' addresses that the edge wrote into the page, once. */
export function pageRegistry(): PageRegistry {
  cached ??= JSON.parse(document.getElementById('registry')?.textContent ?? '{}') as PageRegistry
  return cached
}
