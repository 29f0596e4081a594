import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { aloneConfig } from '../../tools/release/vite/alone.ts'

export default defineConfig(aloneConfig({ root: import.meta.dirname, port: 3020, react: react() }))
