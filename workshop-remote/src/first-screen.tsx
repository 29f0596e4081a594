import type { JSX } from 'react'
import { PageHeading } from '@darnley/web/ui/page'
import { Frame } from '#src/components/frame/frame.tsx'
import { type Section, sections } from '#src/components/frame/sections.ts'

interface FirstScreenProps {
  readonly path: string
  readonly heading: string
}

/** What each page shows before its scripts run: the same for all visitors, so without names, roles and data. */
export function FirstScreen({ path, heading }: FirstScreenProps): JSX.Element {
  return (
    <Frame section={sectionOf(path)}>
      <PageHeading>{heading}</PageHeading>
    </Frame>
  )
}

/** Pages that are reached from the desk. */
const ofDesk = ['/', '/search', '/order/:id', '/garment/:id', '/tags/:id']

function sectionOf(path: string): Section | null {
  if (ofDesk.includes(path)) return 'desk'
  return sections.find(({ to }) => to !== '/' && path.startsWith(to))?.section ?? null
}
