import { run, showPreferences } from 'vanilla-cookieconsent'
import 'vanilla-cookieconsent/dist/cookieconsent.css'
import './dialogs.css'
import { consentCookie, consentRevision, type ConsentCategory } from './consent-cookie.ts'
import { texts } from './texts.ts'

let running: Promise<void> | undefined

/** Asks whoever has not answered yet; robots see nothing (section 9). Calling it again does nothing. */
export function askForConsent(onAnswer: () => void): Promise<void> {
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
    onFirstConsent: onAnswer,
    onChange: onAnswer,
  })
  return running
}

/** Consent can be re-opened from here at any time (section 4.6). */
export async function openPreferences(onAnswer: () => void): Promise<void> {
  await askForConsent(onAnswer)
  showPreferences()
}
