import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { SWATCH } from './knit.ts'
import { SWATCHES, swatchSvg } from './swatches.ts'

/**
 * Renders the swatches as WebP, which as SVG would be twenty times as large. Needs a Chromium
 * (CHROMIUM_PATH, or `chromium` on the path), so its results are committed and building the other
 * pictures never runs it.
 */

const folder = fileURLToPath(new URL('../../seed/pictures/', import.meta.url))
const chromium = process.env['CHROMIUM_PATH'] ?? 'chromium'

const page = (svg: string): string => `<!doctype html><body><script>
const image = new Image()
image.onload = () => {
  const canvas = document.createElement('canvas')
  canvas.width = ${SWATCH.width}
  canvas.height = ${SWATCH.height}
  canvas.getContext('2d').drawImage(image, 0, 0)
  document.body.textContent = canvas.toDataURL('image/webp', 0.72)
}
image.src = 'data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}'
</script></body>`

function webp(svg: string, scratch: string): Buffer {
  const file = join(scratch, 'swatch.html')
  writeFileSync(file, page(svg))
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--virtual-time-budget=4000']
  const dom = execFileSync(chromium, [...flags, '--dump-dom', pathToFileURL(file).href], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const data = /data:image\/webp;base64,([A-Za-z0-9+/=]+)/.exec(dom)?.[1]
  if (data === undefined) throw new Error(`${chromium} did not draw the swatch`)
  return Buffer.from(data, 'base64')
}

const scratch = mkdtempSync(join(tmpdir(), 'swatches-'))
try {
  for (const [id, pair] of Object.entries(SWATCHES)) {
    for (const [moment, body] of Object.entries(pair)) {
      writeFileSync(join(folder, `swatch-${id}-${moment}.webp`), webp(swatchSvg(body), scratch))
    }
  }
} finally {
  rmSync(scratch, { recursive: true })
}
console.log(`${Object.keys(SWATCHES).length * 2} swatches in ${folder}`)
