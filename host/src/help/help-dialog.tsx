import type { JSX } from 'react'
import { Modal } from 'shared/ui/dialog'
import { Icon, type IconName } from 'shared/ui/icon'
import { useSite } from '#src/app/site.tsx'
import styles from './help-dialog.module.css'

interface HelpDialogProps {
  open: boolean
  onClose: () => void
}

export function HelpDialog({ open, onClose }: HelpDialogProps): JSX.Element {
  const { company } = useSite()
  return (
    <Modal label="How can we help?" open={open} onClose={onClose}>
      <ul className={styles['ways']}>
        <Way icon="mail" href={`mailto:${company.supportEmail}`} name="Email us">
          {company.supportEmail}. Email replies within a couple of hours.
        </Way>
        <Way
          icon="chat"
          href={`mailto:${company.supportEmail}?subject=Live%20chat`}
          name="Live chat"
        >
          Talk to us while we are here: Mon-Fri 9am-5pm.
        </Way>
        <Way icon="video" href={company.videoConsultationUrl} name="Book a video consultation">
          Show a tailor what needs doing.
        </Way>
      </ul>
      <p className={styles['hours']}>Support hours: Mon-Fri 9am-5pm</p>
    </Modal>
  )
}

interface WayProps {
  icon: IconName
  href: string
  name: string
  children: JSX.Element | string | (JSX.Element | string)[]
}

function Way({ icon, href, name, children }: WayProps): JSX.Element {
  return (
    <li className={styles['way']}>
      <Icon name={icon} />
      <div>
        <a href={href}>{name}</a>
        <p>{children}</p>
      </div>
    </li>
  )
}
