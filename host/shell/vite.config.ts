import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { noticesFile } from '@darnley/contract/release'
import { vendorExternals } from '@darnley/releases/build/externals'
import { leanPreload } from '@darnley/releases/build/lean-preload'
import { minified } from '@darnley/releases/build/minified'
import { releaseNotes } from '@darnley/releases/build/release-notes'
import { vendorGuard } from '@darnley/releases/build/vendor-guard'
import { developmentConfig } from './vite.dev.ts'

export default defineConfig(({ command, mode }) => {
  if (mode === 'test') return { plugins: [react()] }
  return command === 'build' ? productionConfig() : developmentConfig()
})

/** In production containers are loaded as modules; shared code comes from the import map. */
function productionConfig(): UserConfig {
  return {
    base: './',
    publicDir: false,
    plugins: [
      vendorExternals(),
      leanPreload(),
      minified(),
      react(),
      vendorGuard(),
      releaseNotes({ entries: { main: '/src/main.tsx' } }),
    ],
    build: {
      target: 'es2022',
      modulePreload: false,
      assetsInlineLimit: 0,
      license: { fileName: noticesFile },
      rolldownOptions: { input: { main: 'src/main.tsx' } },
    },
  }
}
