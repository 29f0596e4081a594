import type { CourierConnection, CourierTest } from '@darnley/contract/workshop-couriers'
import type { SignName } from '#src/components/icon.tsx'

interface TestWords {
  readonly sign: SignName
  readonly tone: 'good' | 'bad' | 'quiet'
  readonly word: string
  /** What it means, or what to do. */
  readonly says: string
}

/** Says what came of a test, and what to do about it. */
export function testWords(
  { setting }: Pick<CourierConnection, 'setting'>,
  { result, is_set_up: isSetUp, status, host, milliseconds }: CourierTest,
): TestWords {
  const time = `${milliseconds} ms`
  if (!isSetUp && result === 'works')
    return {
      ...{ sign: 'half', tone: 'quiet', word: 'Not set up' },
      says: `No key is set in ${setting}. The stand-in took its place and answered in ${time}.`,
    }
  switch (result) {
    case 'works':
      return {
        ...{ sign: 'ticked-ring', tone: 'good', word: 'Works' },
        says: `${host} took the key in ${time}.`,
      }
    case 'refused':
      return {
        ...{ sign: 'prohibited', tone: 'bad', word: 'Refused' },
        says: `${host} does not take the key (${status}, ${time}). Copy the key of your account into ${setting}.`,
      }
    case 'busy':
      return {
        ...{ sign: 'pause', tone: 'quiet', word: 'Too busy to tell' },
        says: `${host} answered ${status} in ${time}, which says nothing of the key. Try again later.`,
      }
    case 'unexpected':
      return {
        ...{ sign: 'lost', tone: 'bad', word: 'Not understood' },
        says: `${host} answered ${status} in ${time}, which says nothing of the key: its address may have changed. Tell the people who run the site.`,
      }
    case 'unreachable':
      return {
        ...{ sign: 'lost', tone: 'bad', word: 'Not reachable' },
        says: `${host} did not answer in ${time}. Parcels are booked as soon as it does.`,
      }
  }
}
