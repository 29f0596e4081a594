import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { aloneConfig } from '@darnley/releases/build/alone'

export default defineConfig(
  aloneConfig({ root: import.meta.dirname, react: react(), site: 'storefront' }),
)
