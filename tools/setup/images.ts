/** `npm run images`: builds an image of each part without a container engine (docs/decisions/081-images-without-an-engine.md). */
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openBuilder } from '../images/builder.ts'
import { buildPart, buildShared, megabytes } from '../images/images.ts'
import { imageParts } from '../images/parts.ts'
import { readSettings, root } from './bootstrap/settings.mjs'

const { values, positionals } = parseArgs({
  options: { to: { type: 'string' }, tag: { type: 'string', default: 'latest' } },
  allowPositionals: true,
})
const known = imageParts.map(({ name }) => name)
const unknown = positionals.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`There is no image ${unknown.join(' or ')}: name some of ${known.join(', ')}.`)
  process.exit(2)
}
const folder =
  values.to === undefined
    ? join(readSettings().dataFolder, 'images')
    : resolve(process.env['INIT_CWD'] ?? process.cwd(), values.to)
const log = (line: string): void => console.log(line)
const images = {
  root,
  builder: openBuilder(folder),
  folder,
  tag: values.tag,
  nodeProgram: process.execPath,
  log,
}

try {
  const from = buildShared(images)
  for (const part of imageParts.filter(
    ({ name }) => positionals.length === 0 || positionals.includes(name),
  )) {
    const { image, added, archive } = await buildPart(part, from, images)
    log(
      `${image.padEnd(36)} ${megabytes(added).padStart(4)} MB above base and Node, ${megabytes(archive)} MB in all`,
    )
  }
  log(`For docker load and podman load: ${join(folder, 'archives')}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
