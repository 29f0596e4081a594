import config from '#admin/payload.config.ts'
import { importMap } from '#admin/generated/import-map.js'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'

interface PageProps {
  readonly params: Promise<{ segments: string[] }>
  readonly searchParams: Promise<Record<string, string | string[]>>
}

export function generateMetadata(props: PageProps): Promise<Metadata> {
  return generatePageMetadata({ config, ...props })
}

export default function Page(props: PageProps): Promise<ReactNode> {
  return RootPage({ config, importMap, ...props })
}
