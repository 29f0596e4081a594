import { escapeHtml } from '@darnley/node/html'
import { refText, type ReleaseRef } from '@darnley/releases/sets'

/** Rendered by the edge outside the root, so that it is shown even when the previewed release breaks the page. */
export function previewBadge(preview: ReleaseRef | null): string {
  if (!preview) return ''
  return `<aside class="preview-badge" aria-label="Preview">Preview of ${escapeHtml(refText(preview))} · <a href="?override=none">Leave</a></aside>`
}

export const previewBadgeStyle =
  '.preview-badge{position:fixed;z-index:99;inset:auto auto 12px 12px;padding:8px 14px;border-radius:99px;background:#111;color:#fff;font:14px/1.4 system-ui}.preview-badge a{color:inherit}'
