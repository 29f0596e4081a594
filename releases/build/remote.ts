import { federation, type ModuleFederationOptions } from '@module-federation/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type PluginOption, type UserConfig, type UserConfigFnObject } from 'vite'
import { oneCommonFile } from './common-file.ts'
import { devPort, devShares } from './dev.ts'
import { facadeRedirect, vendorExternals } from './externals.ts'
import { firstScreens, type FirstScreens } from './first-screens.ts'
import { leanContainer } from './lean-container.ts'
import { leanPreload } from './lean-preload.ts'
import { releaseNotes } from './release-notes.ts'
import { vendorGuard } from './vendor-guard.ts'

export interface RemoteOptions {
  /** The area's name in the host: `booking` for 'booking/wizard'. */
  readonly name: 'booking' | 'checkout' | 'storefront'
  /** Exposed modules: './wizard' > './src/exposes/wizard.tsx'. */
  readonly exposes: Readonly<Record<`./${string}`, `./src/exposes/${string}`>>
  /** Pages with a prerendered first screen: '/' > './wizard'. */
  readonly firstScreens?: FirstScreens
}

/** Returns the Vite configuration of a remote: externals of the import map in production, share scope and HMR in development. */
export function defineRemote(options: RemoteOptions): UserConfigFnObject {
  return defineConfig(({ command, mode }) => {
    if (mode === 'test') return { plugins: [react()] }
    return command === 'build' ? productionConfig(options) : devConfig(options)
  })
}

function productionConfig(options: RemoteOptions): UserConfig {
  return {
    base: './',
    plugins: [
      vendorExternals(),
      react(),
      federationOf(options, {
        shared: {},
        disableSnapshot: true,
        disableRemote: true,
      }),
      leanContainer(options.exposes),
      leanPreload(),
      oneCommonFile(),
      vendorGuard(),
      firstScreens({ screens: options.firstScreens ?? {}, exposes: options.exposes }),
      releaseNotes({ entries: options.exposes, alwaysLoaded: ['remoteEntry'] }),
    ],
    build: {
      target: 'es2022',
      modulePreload: false,
      // 5 % smaller than Vite's own minifier (host/shell/vite.config.ts).
      minify: 'terser',
      terserOptions: { module: true, compress: { passes: 2 } },
      rolldownOptions: { input: Object.values(options.exposes) },
    },
  }
}

function devConfig(options: RemoteOptions): UserConfig {
  const port = devPort(options.name)
  return {
    plugins: [
      facadeRedirect(),
      react(),
      federationOf(options, { shared: devShares(), dev: { remoteHmr: true } }),
    ],
    server: { port, strictPort: true, cors: true, origin: `http://localhost:${port}` },
  }
}

function federationOf(
  options: RemoteOptions,
  rest: Partial<ModuleFederationOptions>,
): PluginOption {
  return federation({
    name: options.name,
    exposes: { ...options.exposes },
    filename: 'remoteEntry.js',
    manifest: true,
    dts: false,
    shareStrategy: 'loaded-first',
    ...rest,
  })
}
