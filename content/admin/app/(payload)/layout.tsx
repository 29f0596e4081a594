import { DemonstrationNotice } from '#admin/demonstration-notice.tsx'
import config from '#admin/payload.config.ts'
import { importMap } from '#admin/generated/import-map.js'
import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return handleServerFunctions({ ...args, config, importMap })
}

export default function Layout({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      <DemonstrationNotice />
      {children}
    </RootLayout>
  )
}
