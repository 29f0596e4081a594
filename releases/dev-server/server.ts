import react from '@vitejs/plugin-react'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { pageErrorPath, pageSpansPath } from '@darnley/contract/page-report'
import { vitalPath } from '@darnley/contract/page-vital'
import { failurePath } from '@darnley/contract/release-failure'
import { facadeRedirect } from '#build/externals.ts'
import type { Remote } from '#build/remotes.ts'
import { DevError } from './dev-error.ts'
import { rewriteDocument } from './document.ts'
import { containerAddress, declarationOf, ownArea } from './own-area.ts'
import { siteProxy } from './proxy.ts'
import { readableFolders } from './readable-folders.ts'
import { askSite, unknownArea } from './site.ts'
import { buildVendor, mappedSpecifiers, type DevVendor } from './vendor-build.ts'
import { vendorAddresses, vendorModules } from './vendor-modules.ts'
import { vendorFault } from './versions.ts'

/** Where the development server's own modules are; every other address is the site's. */
const base = '/__area__/'

export interface InsideSite {
  readonly remote: Remote
  /** Origin of the site. */
  readonly site: string
  readonly port: number
}

/**
 * Starts a server on this machine that shows a site with one area from source.
 * @throws DevError when the site or the working copy does not allow it
 */
export async function startInsideSite({ remote, site, port }: InsideSite): Promise<ViteDevServer> {
  const facts = await askSite(site)
  const unknown = unknownArea(remote.name, { site, areas: facts.areas })
  if (unknown) throw new DevError(unknown)
  const vendor = await buildVendor(remote.folder)
  const fault = vendorFault(vendor, { site, vendor: facts.vendor })
  if (fault) throw new DevError(fault)
  const server = await createAreaServer({ remote, site, port }, vendor)
  return server.listen()
}

async function createAreaServer(
  { remote, site, port }: InsideSite,
  vendor: DevVendor,
): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: false,
    root: remote.folder,
    base,
    appType: 'custom',
    publicDir: false,
    // The area alone and inside of a site need different ones.
    cacheDir: 'node_modules/.vite-in-site',
    plugins: [
      vendorModules(vendor),
      facadeRedirect(),
      react(),
      ownArea(remote.folder),
      keepReports(),
    ],
    optimizeDeps: {
      entries: ['src/pages/*/page.tsx', 'src/slots/*.tsx'],
      exclude: [...mappedSpecifiers],
    },
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      cors: false,
      fs: { allow: readableFolders(remote.folder) },
      proxy: siteProxy({
        site,
        base,
        rewrite: async (html, pathname) =>
          rewriteDocument(html, {
            pathname,
            copy: {
              name: remote.name,
              declaration: await declarationOf(server),
              entry: containerAddress(base),
              vendor: vendorAddresses(base),
              connection,
            },
          }),
      }),
    },
  })
  return server
}

/** Module scripts run in this order, and before the shell's. */
const connection = [
  `<script type="module">${react.preambleCode.replace('__BASE__', base)}</script>`,
  `<script type="module" src="${base}@vite/client"></script>`,
].join('')

/** Failures and measurements of a working copy do not count for the releases that the site serves. */
function keepReports(): Plugin {
  return {
    name: 'keep-reports',
    configureServer({ middlewares }) {
      for (const path of [failurePath, vitalPath, pageErrorPath, pageSpansPath])
        middlewares.use(path, (_request, response) => response.writeHead(204).end())
    },
  }
}
