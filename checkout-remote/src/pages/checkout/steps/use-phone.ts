import { useMemo, useState } from 'react'
import { useQuery } from '@darnley/web/query'
import type { DetailsFields } from '#src/lib/form.ts'
import type { DialCode } from '#src/lib/phone.ts'
import { looksLikeBritishMobile } from '#src/lib/phone-text.ts'
import { phoneTools } from '#src/queries/phone-tools.ts'
import { british } from './country-picker.tsx'

interface PhoneRules {
  /** Empty until they are wanted and the rules have loaded. */
  readonly codes: readonly DialCode[]
  /** Lists the countries' codes. */
  wantCodes: () => void
  isMobile: (typed: string) => boolean
  toKeep: (typed: string) => string
  /** Parses a change of the field: the number in its country's grouping, and its country. */
  read: (typed: string) => Partial<DetailsFields>
}

/**
 * The telephone rules, fetched while the name is typed. Until they have loaded, a simple British rule applies; the api
 * validates in any case.
 */
export function usePhone({ name, phone: before, country }: DetailsFields): PhoneRules {
  const [areWanted, setWanted] = useState(false)
  const { data: tools } = useQuery({ ...phoneTools, enabled: name !== '' || areWanted })
  // Most customers keep the first country; the list of 240 would take a phone 100 ms while the name is typed.
  const areListed = areWanted || country !== british.country
  const codes = useMemo(() => (areListed && tools ? tools.dialCodes() : []), [areListed, tools])
  const wantCodes = (): void => setWanted(true)
  if (!tools)
    return {
      codes,
      wantCodes,
      isMobile: looksLikeBritishMobile,
      toKeep: (typed) => typed,
      read: (phone) => ({ phone }),
    }
  return {
    codes,
    wantCodes,
    isMobile: (typed) => tools.parseMobile(typed, country) !== null,
    toKeep: (typed) => tools.toKeep(typed, country),
    read: (typed) => ({
      phone: tools.formatAsTyped(typed, { before, country }),
      country: tools.countryOf(typed, country) ?? country,
    }),
  }
}
