/** A module of an area, as the shell loads it: `gift/card` for the module `./card` of the area 'gift'. */
export type AreaModuleName = `${string}/${string}`

export function moduleName(area: string, module: string): AreaModuleName {
  return `${area}/${module.replace(/^\.\//, '')}`
}
