import { readFile, readdir } from 'node:fs/promises'
import { madeUpPartners, type MadeUpPartner } from '@darnley/node/demonstration/partners'
import { brands } from '#seed/brands.ts'
import { categories } from '#seed/categories.ts'
import { services } from '#seed/services.ts'
import type { BrandSeed, CategorySeed, FittingChoice, ServiceSeed } from './seed-types.ts'

export interface Catalogue {
  readonly categories: readonly CategorySeed[]
  readonly services: readonly ServiceSeed[]
  readonly guides: readonly GuideSeed[]
  readonly brands: readonly BrandSeed[]
  readonly partners: readonly MadeUpPartner[]
}

/** Markdown for each fitting choice. */
export type GuideSeed = { readonly service: string } & Readonly<
  Partial<Record<FittingChoice, string>>
>

export const seedFolder = `${import.meta.dirname}/../../seed`

/** Reads all seed files. Guides are discovered by their files; everything else is listed. */
export async function readCatalogue(): Promise<Catalogue> {
  return { categories, services, guides: await readGuides(), brands, partners: madeUpPartners }
}

async function readGuides(): Promise<GuideSeed[]> {
  const files = (await readdir(`${seedFolder}/guides`)).sort()
  return Promise.all(
    files.map(async (file) => ({
      service: file.replace(/\.md$/, ''),
      ...sections(await readFile(`${seedFolder}/guides/${file}`, 'utf8')),
    })),
  )
}

/** Returns the sections of a guide's file, one for each fitting choice: # Measure, # Pin, # Match. */
function sections(markdown: string): Partial<Record<FittingChoice, string>> {
  const parts = markdown.split(/^# (Measure|Pin|Match)$/m).slice(1)
  const guide: Partial<Record<FittingChoice, string>> = {}
  for (let at = 0; at < parts.length; at += 2) {
    guide[String(parts[at]).toLowerCase() as FittingChoice] = String(parts[at + 1]).trim()
  }
  return guide
}
