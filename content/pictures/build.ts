import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { gallery } from './gallery.ts'
import { optimise } from './optimise.ts'

const folder = fileURLToPath(new URL('../seed/pictures/', import.meta.url))

const pictures = gallery()
const names = new Set(pictures.map(({ name }) => `${name}.svg`))
for (const file of readdirSync(folder)) {
  if (file.endsWith('.svg') && !names.has(file)) rmSync(join(folder, file))
}
for (const { name, content } of pictures) {
  writeFileSync(join(folder, `${name}.svg`), optimise(content))
}
console.log(`${pictures.length} pictures in ${folder}`)
