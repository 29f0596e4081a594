import { hasSignIn } from '@darnley/contract/area'
import type { PageConfig } from '@darnley/contract/page-config'
import { escapeHtml } from '@darnley/node/html'
import type { Brand } from '#src/sites/brand.ts'
import type { LiveReleases } from '#src/releases/live-releases.ts'
import { draftsBar, draftsBarStyle, type DraftsOfPage, draftsScript } from '#src/drafts/bar.ts'
import { bootScript } from './boot-script.ts'
import { demonstrationNotice, demonstrationStyle } from './demonstration-notice.ts'
import { mountText, originsOf } from './foreign-page.ts'
import { headOf } from './head.ts'
import { jsonBlock, scriptJson } from './html.ts'
import { importMap } from './import-map.ts'
import { previewBadge, previewBadgeStyle } from './preview-badge.ts'
import { securityHeaders } from './security-headers.ts'
import type { FirstScreen } from './first-screen.ts'
import type { Shell } from './shell.ts'

export interface PageDocument {
  readonly status: 200 | 404
  readonly headers: Readonly<Record<string, string>>
  readonly html: string
  /** `name@version` of the container of another origin that it loads; null when it loads none. */
  readonly mount: string | null
}

interface PageInput {
  readonly shell: Shell
  readonly live: LiveReleases
  readonly config: PageConfig
  readonly brand: Brand
  /** Public address of the site, without a path. */
  readonly origin: string
  readonly isDemonstration: boolean
  /** Of a preview; null for a visitor. */
  readonly drafts: DraftsOfPage | null
}

/** Renders the whole document of a page, from the live releases. */
export function renderDocument(input: PageInput): PageDocument {
  const { shell, live, config, brand, origin, isDemonstration, drafts } = input
  const { page, remote, foreign, html, firstScreen } = shell
  const importMapText = scriptJson(importMap(live))
  const style = [
    firstScreen?.style ?? '',
    brand.style,
    live.preview ? previewBadgeStyle : '',
    isDemonstration ? demonstrationStyle : '',
    drafts ? draftsBarStyle : '',
  ].join('')
  const hasStyles = firstScreen !== null
  // In a preview the first request is another one, too.
  const hasAnswers = firstScreen?.content !== undefined || drafts !== null
  const draftsText = drafts && draftsScript(drafts)
  const head = headOf({
    live,
    page,
    remote,
    foreign,
    config,
    importMapText,
    style,
    hasStyles,
    hasAnswers,
    brand,
    origin,
    draftsText,
  })
  return {
    status: page ? 200 : 404,
    headers: securityHeaders({
      scripts: [importMapText, bootScript, ...(draftsText === null ? [] : [draftsText])],
      style,
      outside: config,
      camera: page?.usesCamera === true,
      foreign: foreign ? originsOf(foreign) : [],
    }),
    mount: foreign && mountText(foreign),
    html: `<!doctype html>
<html lang="en-GB">
<head>
${head}
</head>
<body>
<div id="boot-failed" role="alert" hidden>This page could not be loaded completely. <button type="button">Reload</button></div>
${drafts ? draftsBar(drafts) : ''}
${isDemonstration ? demonstrationNotice : ''}
<div id="root">${html}</div>
${contentBlocks(firstScreen, config)}
${previewBadge(live.preview)}
<noscript>Booking needs JavaScript. You can also write to ${escapeHtml(config.company.supportEmail)}.</noscript>
</body>
</html>
`,
  }
}

/** After what is painted: neither is needed before scripts run. */
function contentBlocks(firstScreen: FirstScreen | null, { mode }: PageConfig): string {
  if (!firstScreen?.content) return ''
  const { answers, structuredData } = firstScreen.content
  return [
    jsonBlock('known-answers', answers),
    // Search engines may not list a site whose staff sign in.
    ...(hasSignIn(mode) ? [] : structuredData).map(
      (data) => `<script type="application/ld+json">${scriptJson(data)}</script>`,
    ),
  ].join('\n')
}
