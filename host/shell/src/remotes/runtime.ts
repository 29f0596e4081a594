import { createInstance, getInstance, type ModuleFederation } from '@module-federation/runtime'

let instance: ModuleFederation | undefined

/**
 * Returns the page's federation runtime: in production the runtime alone, in development the instance with a share
 * scope that the plugin has created before.
 */
export function federation(): ModuleFederation {
  instance ??= getInstance() ?? createInstance({ name: 'host', remotes: [] })
  return instance
}
