import type { PartnerDescription } from '@darnley/contract/workshop-partners'
import { deliveryWords, dropOffWords, localeWords, providerWords } from '#src/lib/partner-words.ts'
import type { Difference } from '#src/components/form/write-notice.tsx'
import { weekDays, type Hours } from './week.ts'
import { acceptWords, fieldWords } from './words.ts'

/** A field of a description: what it is called, and what stands in it. */
interface Fact {
  readonly title: string
  readonly text: string
}

const wordsOfValues: Readonly<Record<string, string>> = {
  ...deliveryWords,
  ...providerWords,
  ...acceptWords,
  ...Object.fromEntries(
    [...localeWords, ...dropOffWords].map(({ value, label }) => [value, label]),
  ),
}

/** Returns what differs between two descriptions of a partner, by field. */
export function differencesOf(before: PartnerDescription, now: PartnerDescription): Difference[] {
  const [old, current] = [factsOf(before), factsOf(now)]
  return [...new Set([...old.keys(), ...current.keys()])].flatMap((path) => {
    const [was, is] = [old.get(path), current.get(path)]
    if ((was?.text ?? '') === (is?.text ?? '')) return []
    const title = (is ?? was)?.title ?? path
    // The name of a picture says nothing to a reader.
    if (isPicture(path)) return [{ title, detail: pictureChange(was, is) }]
    return [{ title, detail: `was ${was?.text || 'empty'}, is ${is?.text || 'empty'}` }]
  })
}

const isPicture = (path: string): boolean => path === 'logo' || path.startsWith('backgroundImages.')

function pictureChange(was: Fact | undefined, is: Fact | undefined): string {
  if (!is?.text) return 'was removed'
  return was?.text ? 'is another picture' : 'was added'
}

function factsOf({ shops, ...others }: PartnerDescription): Map<string, Fact> {
  const facts = new Map(entriesOf(others, { path: '', of: '' }))
  shops.forEach((shop, at) => {
    const { id, openingHours, ...rest } = shop
    // Shops are the same by their id, wherever they stand.
    const path = `shops.${id || `new-${at}`}.`
    const of = `Shop ${shop.name || at + 1}: `
    for (const [key, fact] of entriesOf(rest, { path, of })) facts.set(key, fact)
    const hours = { title: `${of}${fieldWords['openingHours']}`, text: hoursText(openingHours) }
    facts.set(`${path}openingHours`, hours)
  })
  return facts
}

function entriesOf(node: object, { path, of }: { path: string; of: string }): [string, Fact][] {
  return Object.entries(node).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return entriesOf(value, { path: `${path}${name}.`, of })
    const each = (word: unknown): string => wordsOfValues[String(word)] ?? String(word)
    const text = Array.isArray(value)
      ? value.map(each).join(', ')
      : value === null
        ? ''
        : each(value)
    return [[path + name, { title: of + (fieldWords[name] ?? name), text }]]
  })
}

function hoursText(hours: Hours): string {
  return weekDays
    .flatMap(([day, name]) => {
      const times = hours.filter((each) => each.day === day && (each.opens || each.closes))
      const spans = times.map(({ opens, closes }) => `${opens} to ${closes}`)
      return spans.length > 0 ? [`${name.slice(0, 3)} ${spans.join(' and ')}`] : []
    })
    .join(', ')
}
