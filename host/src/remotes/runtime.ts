import { createInstance, getInstance, type ModuleFederation } from '@module-federation/runtime'
import * as core from '@module-federation/runtime-core'

let instance: ModuleFederation | undefined

/**
 * The page's federation runtime. In production it is the runtime alone, which also lends its core to the
 * remotes' containers; in dev the plugin has made an instance with a share scope before this runs.
 */
export function federation(): ModuleFederation {
  instance ??= getInstance() ?? create()
  return instance
}

function create(): ModuleFederation {
  Object.assign(globalThis, {
    _FEDERATION_RUNTIME_CORE: {
      CurrentGlobal: core.CurrentGlobal,
      ModuleFederation: core.ModuleFederation,
      getGlobalFederationConstructor: core.getGlobalFederationConstructor,
      setGlobalFederationConstructor: core.setGlobalFederationConstructor,
      setGlobalFederationInstance: core.setGlobalFederationInstance,
    },
  })
  return createInstance({ name: 'host', remotes: [] })
}
