import { useMemo } from 'react'
import { useQuery } from 'shared/query'
import type { DetailsFields } from '#src/lib/form.ts'
import type { DialCode } from '#src/lib/phone.ts'
import { looksLikeBritishMobile } from '#src/lib/phone-text.ts'
import { phoneToolsQuery } from '#src/queries/phone-tools.ts'

interface PhoneRules {
  readonly codes: readonly DialCode[]
  isMobile: (typed: string) => boolean
  toKeep: (typed: string) => string
  /** What a change of the field means: the number in its country's grouping, and the country it shows. */
  read: (typed: string) => Partial<DetailsFields>
}

/**
 * The telephone rules, fetched while the name is typed. Until they are here a plain British rule holds, and the
 * api checks in any case.
 */
export function usePhone({ name, phone: before, country }: DetailsFields): PhoneRules {
  const { data: tools } = useQuery({ ...phoneToolsQuery, enabled: name !== '' })
  const codes = useMemo(() => tools?.dialCodes() ?? [], [tools])
  if (!tools)
    return {
      codes,
      isMobile: looksLikeBritishMobile,
      toKeep: (typed) => typed,
      read: (phone) => ({ phone }),
    }
  return {
    codes,
    isMobile: (typed) => tools.parseMobile(typed, country) !== null,
    toKeep: (typed) => tools.toKeep(typed, country),
    read: (typed) => ({
      phone: tools.formatAsTyped(typed, { before, country }),
      country: tools.countryOf(typed, country) ?? country,
    }),
  }
}
