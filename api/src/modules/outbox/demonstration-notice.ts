import { demonstrationNotice } from '@darnley/node/mode'
import type { Mail } from './mail.ts'

const style = 'margin:0;padding:8px 16px;background:#F6C445;color:#3A0F1B;text-align:center'

/** Returns the mail with a leading notice that it comes from a demonstration. */
export function fromDemonstration(mail: Mail): Mail {
  return {
    ...mail,
    text: `${demonstrationNotice}\n\n${mail.text}`,
    html: mail.html.replace(
      /<body[^>]*>/,
      (body) => `${body}<p role="note" style="${style}">${demonstrationNotice}</p>`,
    ),
  }
}
