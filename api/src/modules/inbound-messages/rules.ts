import EmailReplyParser from 'email-reply-parser'
import { convert } from 'html-to-text'

/** As much of a mail as is read, in characters; quoted texts make mails long. */
const READ = 100_000
/** As much as is kept. */
const KEPT = 10_000
const LONG_LINE = /.{1,2000}/gsu

const parser = new EmailReplyParser()

/** Returns what a person wrote in a mail: without the texts that it quotes, signature and markup. */
export function wordsOfMail({ text, html }: { text: string; html: string }): string {
  const plain = text.trim() === '' ? textOfHtml(html.slice(0, READ)) : text
  return bounded(parser.parseReply(linesOf(plain.slice(0, READ))))
}

/** Breaks lines, so that none is so long that a pattern takes long to read it. */
function linesOf(text: string): string {
  return text
    .split(/\r?\n/)
    .flatMap((line) => line.match(LONG_LINE) ?? [''])
    .join('\n')
}

/** Programs quote in a blockquote or in a part with these names. */
const QUOTES = ['blockquote', '.gmail_quote', '.yahoo_quoted', '#divRplyFwdMsg', '#appendonsend']

function textOfHtml(html: string): string {
  return convert(html, {
    wordwrap: false,
    limits: { maxDepth: 100, ellipsis: '' },
    selectors: [
      ...QUOTES.map((selector) => ({ selector, format: 'skip' })),
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { ignoreHref: true } },
    ],
  })
}

/** Returns a text that the database can store, of limited length. */
export function bounded(text: string): string {
  const whole = text.toWellFormed().replaceAll('\0', '').trim()
  return whole.length <= KEPT ? whole : `${whole.slice(0, KEPT).toWellFormed()}\n[The rest was cut]`
}

/** Adds what was left out of a message, in brackets. */
export function withNotes(words: string, notes: readonly string[]): string {
  return [words === '' ? '(No text)' : words, ...notes.map((note) => `[${note}]`)].join('\n\n')
}

const MOST_NAMES = 5

/** Returns a note about files that came along and were not taken. */
export function notTaken(names: readonly string[]): string[] {
  if (names.length === 0) return []
  const shown = names.slice(0, MOST_NAMES).map((name) => bounded(name).slice(0, 80) || 'unnamed')
  const rest = names.length > MOST_NAMES ? ' and more' : ''
  const files = names.length === 1 ? 'A file was' : `${names.length} files were`
  return [`${files} not taken: ${shown.join(', ')}${rest}`]
}

export interface Header {
  readonly Name: string
  readonly Value: string
}

/** Headers of mails that programs write: RFC 3834, and what older ones set. */
const AUTOMATIC: Readonly<Record<string, RegExp>> = {
  'auto-submitted': /^(?!no\b)/i,
  precedence: /bulk|junk|list|auto.?reply/i,
  'x-autoreply': /./,
  'x-autorespond': /./,
  'list-id': /./,
  'return-path': /^<>$/,
}

/** Whether a program wrote a mail: an absence note, a bounce, a newsletter. */
export function isAutomatic(headers: readonly Header[], from: string): boolean {
  if (/^(mailer-daemon|postmaster|no-?reply)@/i.test(from)) return true
  return headers.some(({ Name, Value }) => AUTOMATIC[Name.toLowerCase()]?.test(Value.trim()))
}

/** Returns a subject without the marks that programs put before that of an answer. */
export function bareSubject(subject: string): string {
  return bounded(subject.slice(0, 500)).replace(/^((re|aw|fwd?|wg|sv)\s*:\s*)+/i, '')
}
