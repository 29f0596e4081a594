import { createInstance, getInstance, type ModuleFederation } from '@module-federation/runtime'

let instance: ModuleFederation | undefined

/**
 * The page's federation runtime: in production the runtime alone, in dev the instance with a share scope that
 * the plugin has made before this runs.
 */
export function federation(): ModuleFederation {
  instance ??= getInstance() ?? createInstance({ name: 'host', remotes: [] })
  return instance
}
