/** Returns a canned reply to a message. */
export function replyTo(text: string): string {
  const rule = rules.find(({ about }) => about.test(text))
  return rule?.reply ?? 'Thank you. A tailor would read this now and answer in a moment.'
}

const rules = [
  { about: /\b(?:hello|hi|good (?:morning|afternoon))\b/i, reply: 'Hello! How can we help?' },
  {
    about: /\b(?:long|when|days?|turnaround)\b/i,
    reply: 'Work takes 7 working days from the day your items arrive, or 3 with express.',
  },
  {
    about: /\b(?:price|cost|much)\b/i,
    reply: 'Each service shows its price before you add it, and nothing is added later.',
  },
] as const
