import type { Words } from './words.ts'

/** Labels and descriptions of fields whose name means something else in the catalogue, by collection and field. */
export const wordsOfDecisions: Readonly<Record<string, Words>> = {
  'faq.question': { label: 'Question', description: 'As a customer asks it.' },
  'faq.answer': {
    label: 'Answer',
    description:
      'The site puts in {company}, {support_email}, {guarantee_days}, and fees: {home_delivery}, {return_to_store}, {complete_in_store}, {express}, {express_large_basket}.',
  },
  'faq.category': {
    label: 'Category',
    description: 'Such as Delivery. Questions of a category stand together.',
  },
  'fees.name': { label: 'Name', description: 'Shown where fees are listed.' },
  'fees.description': { label: 'Description', description: 'What is paid for, in a sentence.' },
  'announcements.kind': {
    label: 'Kind',
    description: 'What readers have to do about it.',
  },
  'announcements.title': { label: 'Title', description: 'In a few words.' },
  'announcements.message': {
    label: 'Message',
    description: 'What there is to know, in a sentence or two.',
  },
  'announcements.startsAt': {
    label: 'From',
    description: 'Without a time it is told as soon as it is published.',
  },
  'announcements.endsAt': {
    label: 'Until',
    description: 'Without a time it is told until it is taken off.',
  },
  'announcements.belowIosBuild': {
    label: 'Only for builds below, on iOS',
    description: 'A whole number. Without a version and builds it is for everyone.',
  },
  'announcements.belowAndroidBuild': {
    label: 'Only for builds below, on Android',
    description: 'A whole number. Without a version and builds it is for everyone.',
  },
  'delivery-areas.name': {
    label: 'Name',
    description: 'Told to customers who ask whether we come to their postcode.',
  },
  'studios.name': { label: 'Name', description: 'Customers read it when they book a fitting.' },
  'studios.address': {
    label: 'Address',
    description: 'The postcode with its space, such as E8 4QS. Distances are measured from it.',
  },
  'studios.phone': { label: 'Phone', description: 'Digits and spaces, such as 020 7946 0112.' },
  'studios.accepts': {
    label: 'What is done here',
    description: 'Fittings in person: customers can book a fitting at the times below.',
  },
}
