import '@darnley/web/ui/tokens.css'
import '@darnley/web/ui/base.css'
import './fonts/fonts.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { resumePhotos } from '@darnley/web/resume-photos'
import { BrowserRouter } from '@darnley/web/router'
import { App } from './app/app.tsx'
import { foreignDocument, pageAreas, siteConfig } from './areas/page-blocks.ts'
import { installTrustedTypes } from './security/trusted-types.ts'
import { scriptOrigins } from './security/script-origins.ts'

const config = siteConfig()
installTrustedTypes(scriptOrigins(config, foreignDocument()))

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element #root')
const page = (
  <StrictMode>
    <BrowserRouter>
      <App site={config} areas={pageAreas()} />
    </BrowserRouter>
  </StrictMode>
)
// Tells server/boot.js that the page has started.
document.documentElement.dataset['started'] = 'true'
document.getElementById('boot-failed')?.setAttribute('hidden', '')
// The edge renders the shell; in development there is none.
if (root.hasChildNodes() && isPageOfDocument()) hydrateRoot(root, page)
else createRoot(root).render(page)
resumePhotos()

/** Whether the address is still that of the document: Back may have been pressed before the scripts ran. */
function isPageOfDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation !== undefined && new URL(navigation.name).pathname === location.pathname
}
