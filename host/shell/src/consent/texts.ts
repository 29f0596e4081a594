import type { Translation } from 'vanilla-cookieconsent'

/** The texts of section 2.9; the descriptions of the categories are not specified there. */
export const texts: Translation = {
  consentModal: {
    title: 'Cookie consent',
    description: 'We use cookies to enhance the user experience and analyse our traffic.',
    acceptAllBtn: 'Accept all',
    acceptNecessaryBtn: 'Reject all',
    showPreferencesBtn: 'Manage individual preferences',
  },
  preferencesModal: {
    title: 'Manage cookie preferences',
    acceptAllBtn: 'Accept all',
    acceptNecessaryBtn: 'Reject all',
    savePreferencesBtn: 'Accept current selection',
    closeIconLabel: 'Close modal',
    sections: [
      {
        title: 'Strictly necessary cookies',
        description:
          'They keep your basket, your order and this choice. The site does not work without them.',
        linkedCategory: 'necessary',
      },
      {
        title: 'Performance and analytics',
        description:
          'They tell us which pages are visited and how fast they are, never who visits them.',
        linkedCategory: 'analytics',
      },
    ],
  },
}
