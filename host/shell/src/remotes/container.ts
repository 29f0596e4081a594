/** A federation container: what a remote's entry exports. */
interface Container {
  get(module: string): Promise<() => unknown>
}

/** Imports a container. Its address differs for each release, so that the browser keeps one module for each. */
export async function importContainer(url: string): Promise<Container> {
  return (await import(/* @vite-ignore */ url)) as Container
}

/**
 * Returns a module that a container exposes, as `./wizard`. Releases of this site share modules by the import map of the
 * page, so a container needs no share scope.
 */
export async function readModule(container: Container, module: string): Promise<unknown> {
  const factory = await container.get(module)
  return factory()
}
