import { chromium, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Renders the icons and the preview from the logo. Needs Chromium (CHROMIUM_PATH), so the results are committed: run
 * it again when the logo changes: `node render.ts <picture>`, with the SVG of the preview, from the repository's root.
 */
const folder = import.meta.dirname
const root = join(folder, '../../../../..')
const dataUrl = (file: string, type: string): string =>
  `data:${type};base64,${readFileSync(join(root, file)).toString('base64')}`
const mark = dataUrl('host/edge/src/site-files/icons/icon.svg', 'image/svg+xml')
const rack = dataUrl(process.argv[2] ?? '', 'image/svg+xml')
const font = dataUrl(
  'node_modules/@fontsource-variable/besley/files/besley-latin-wght-normal.woff2',
  'font/woff2',
)

interface Picture {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly html: string
  /** Transparent background. */
  readonly clear?: boolean
}

const icon = (name: string, size: number): Picture => ({
  name,
  width: size,
  height: size,
  html: `<img src="${mark}" width="${size}" height="${size}">`,
  clear: true,
})

/** Maskable: systems crop icons to their own shape, so the logo stays within the inner 80 %. */
const onGround = (name: string, size: number): Picture => ({
  name,
  width: size,
  height: size,
  html: `<body style="background:#6b1b2d;display:grid;place-items:center;height:${size}px">
    <img src="${mark}" width="${size * 0.78}">`,
})

const preview: Picture = {
  name: 'preview',
  width: 1200,
  height: 630,
  html: `<style>@font-face{font-family:Besley;src:url(${font});font-weight:400 900}</style>
    <body style="background:#dce8ee;color:#3a0f1b;font:560 68px/1.08 Besley;letter-spacing:-.025em">
    <div style="height:20px;background:#6b1b2d"></div>
    <p style="margin:56px 72px 0;display:flex;gap:20px;align-items:center;font-size:52px;color:#6b1b2d">
      <img src="${mark}" width="68">Darnley</p>
    <p style="margin:64px 72px;width:520px">Love it again.<br>We’ll do the sewing.</p>
    <img src="${rack}" style="position:absolute;right:36px;bottom:44px;width:600px">`,
}

const pictures = [
  icon('icon-192', 192),
  icon('icon-512', 512),
  onGround('icon-maskable-512', 512),
  onGround('apple-touch-icon', 180),
  preview,
]

const executablePath = process.env['CHROMIUM_PATH']
const browser = await chromium.launch(executablePath ? { executablePath } : {})
try {
  const page = await browser.newPage()
  for (const picture of pictures) await draw(page, picture)
} finally {
  await browser.close()
}

async function draw(
  page: Page,
  { name, width, height, html, clear = false }: Picture,
): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.setContent(`<!doctype html><style>*{margin:0}img{display:block}</style>${html}`)
  await page.evaluate('document.fonts.ready')
  await page.screenshot({ path: join(folder, `${name}.png`), omitBackground: clear })
}
