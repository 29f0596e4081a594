import type { Verdict } from './verdict.ts'

/** The leading letters of all postcodes of the UK. */
const areas = new Set(
  [
    'AB AL B BA BB BD BH BL BN BR BS BT CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY',
    'E EC EH EN EX FK FY G GL GU GY HA HD HG HP HR HS HU HX IG IM IP IV JE KA KT KW KY L LA LD',
    'LE LL LN LS LU M ME MK ML N NE NG NN NP NR NW OL OX PA PE PH PL PO PR RG RH RM S SA SE SG',
    'SK SL SM SN SO SP SR SS ST SW SY TA TD TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO ZE',
  ].flatMap((line) => line.split(' ')),
)

const form = /^([A-Z]{1,2})(\d[A-Z\d]?)?$/

/** Checks places: letters of postcodes, such as N for N1 9GU, and outward codes, such as BR1. */
export function checkPostcodePlaces(values: unknown): Verdict {
  if (!Array.isArray(values) || values.length === 0)
    return 'Give at least one place: N for all of N1 9GU and N22 5QQ, or BR1 for that district alone.'
  const places = values.map(String)
  const wrong = places.filter((place) => !form.test(place))
  if (wrong.length > 0)
    return `Give letters such as N, or the first half of a postcode such as BR1, in capitals, instead of ${quoted(wrong)}.`
  const unknown = places.filter((place) => !areas.has(form.exec(place)?.[1] ?? ''))
  if (unknown.length > 0) return `No postcode of the UK begins like ${quoted(unknown)}.`
  const twice = places.find((place, at) => overlap([place], places.slice(0, at)))
  return twice === undefined || `"${twice}" is there already.`
}

function quoted(places: readonly string[]): string {
  return `"${places.join('", "')}"`
}

/** Whether an address can lie in places of both lists. */
export function overlap(ones: readonly string[], others: readonly string[]): boolean {
  return ones.some((one) => others.some((other) => holds(one, other) || holds(other, one)))
}

/** Whether a place is all or a part of another: N holds N1, and EC1 holds EC1A. The api judges postcodes alike. */
function holds(place: string, other: string): boolean {
  const [, letters, district] = form.exec(other) ?? []
  if (place === other || place === letters) return true
  return /^\d[A-Z]$/.test(district ?? '') && place === other.slice(0, -1)
}
