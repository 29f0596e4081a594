import type { Scene } from './scene.ts'

const files = import.meta.glob<Readonly<Record<string, Scene>>>([
  '../../*-remote/src/**/*.scenes.tsx',
  '../../shared/web/src/**/*.scenes.tsx',
  '../../host/shell/src/**/*.scenes.tsx',
])

/**
 * Returns the ids of all scenes, or of those in the files whose path without its ending passes: this path, then the
 * export's name.
 */
export async function listScenes(
  isListed: (path: string) => boolean = () => true,
): Promise<string[]> {
  const names = await Promise.all(
    Object.entries(files)
      .filter(([path]) => isListed(folderOf(path)))
      .map(async ([path, load]) =>
        Object.keys(await load()).map((name) => `${folderOf(path)}/${name}`),
      ),
  )
  return names.flat().toSorted()
}

/** Returns a scene by its id. */
export async function loadScene(id: string): Promise<Scene> {
  const file = Object.keys(files).find(
    (path) => folderOf(path) === id.slice(0, id.lastIndexOf('/')),
  )
  const scene = file && (await files[file]?.())?.[id.slice(id.lastIndexOf('/') + 1)]
  if (!scene) throw new Error(`There is no scene ${id}`)
  return scene
}

function folderOf(path: string): string {
  return path.replace('../../', '').replace('.scenes.tsx', '')
}
