import config from '#admin/payload.config.ts'
import { importMap } from '#admin/generated/import-map.js'
import { NotFoundPage } from '@payloadcms/next/views'
import type { ReactNode } from 'react'

interface NotFoundProps {
  readonly params: Promise<{ segments: string[] }>
  readonly searchParams: Promise<Record<string, string | string[]>>
}

export default function NotFound(props: NotFoundProps): Promise<ReactNode> {
  return NotFoundPage({ config, importMap, ...props })
}
