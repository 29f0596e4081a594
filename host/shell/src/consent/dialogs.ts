import { getCookie, run, showPreferences } from 'vanilla-cookieconsent'
import 'vanilla-cookieconsent/dist/cookieconsent.css'
import './dialogs.css'
import { consentCookie, consentRevision, type ConsentCategory } from './consent-cookie.ts'
import { texts } from './texts.ts'

let running: Promise<void> | undefined

/** Asks visitors who have not answered yet; shows nothing to robots (section 9). Calling it again does nothing. */
export function askForConsent(onAnswer: () => void): Promise<void> {
  const answered = (): void => {
    dropExpirationTime()
    onAnswer()
  }
  running ??= run({
    revision: consentRevision,
    mode: 'opt-in',
    autoShow: true,
    hideFromBots: true,
    cookie: {
      name: consentCookie,
      expiresAfterDays: 182,
      path: '/',
      sameSite: 'Lax',
      secure: true,
    },
    guiOptions: {
      consentModal: { layout: 'box', position: 'bottom left', equalWeightButtons: true },
      preferencesModal: { layout: 'box', equalWeightButtons: true },
    },
    categories: {
      necessary: { enabled: true, readOnly: true },
      analytics: { autoClear: { cookies: [{ name: /^_ga/ }, { name: '_gid' }] } },
    } satisfies Record<ConsentCategory, unknown>,
    language: { default: 'en', translations: { en: texts } },
    onFirstConsent: answered,
    onChange: answered,
  })
  return running
}

/** Removes the expiry from the record: it belongs to records in local storage (section 3), and a cookie has its own. */
function dropExpirationTime(): void {
  const { expirationTime, ...record } = getCookie()
  const end = new Date(expirationTime).toUTCString()
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const value = encodeURIComponent(JSON.stringify(record))
  document.cookie = `${consentCookie}=${value}; expires=${end}; Path=/; SameSite=Lax${secure}`
}

/** Opens the preferences, so that consent can be changed at any time (section 4.6). */
export async function openPreferences(onAnswer: () => void): Promise<void> {
  await askForConsent(onAnswer)
  showPreferences()
}
