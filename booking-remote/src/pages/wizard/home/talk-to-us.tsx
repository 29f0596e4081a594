import type { JSX } from 'react'
import { buttonClass } from '@darnley/web/ui/button'
import { Icon } from '@darnley/web/ui/icon'
import { supportEmail } from '#src/lib/site.ts'
import parts from './section.module.css'
import styles from './talk-to-us.module.css'

export function TalkToUs(): JSX.Element {
  return (
    <section className={parts['part']} aria-labelledby="talk-to-us">
      <h2 id="talk-to-us">Talk to us</h2>
      <p>
        Not sure what it needs? Send a photo, and we tell you what we would do and what it costs. A
        person answers: {supportEmail()}
      </p>
      <p className={styles['hours']}>Support hours: Mon-Fri 9am-5pm</p>
      <p>
        <a className={buttonClass()} href={`mailto:${supportEmail()}`}>
          <Icon name="mail" />
          Write to us
        </a>
      </p>
    </section>
  )
}
