import { useMemo } from 'react'
import { useQuery } from '@darnley/web/query'
import type { DetailsFields } from '#src/lib/form.ts'
import type { DialCode } from '#src/lib/phone.ts'
import { looksLikeBritishMobile } from '#src/lib/phone-text.ts'
import { phoneTools } from '#src/queries/phone-tools.ts'

interface PhoneRules {
  readonly codes: readonly DialCode[]
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
  const { data: tools } = useQuery({ ...phoneTools, enabled: name !== '' })
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
