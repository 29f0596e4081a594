import { useState, type JSX } from 'react'
import type { PageConfig } from '@darnley/contract/page-config'
import { Button } from '#src/ui/button.tsx'
import { Modal } from '#src/ui/dialog.tsx'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import styles from './help-dialog.module.css'
import { LiveChat } from './live-chat.tsx'

/** How to reach the company, from the page's configuration. */
export type HelpSite = Pick<PageConfig, 'chatUrl' | 'company'>

interface HelpDialogProps {
  site: HelpSite
  open: boolean
  onClose: () => void
}

export function HelpDialog({ site, open, onClose }: HelpDialogProps): JSX.Element {
  const { chatUrl, company } = site
  const [isChatting, setChatting] = useState(false)
  return (
    <Modal label={isChatting ? 'Live chat' : 'How can we help?'} open={open} onClose={onClose}>
      {isChatting && open && chatUrl ? (
        <>
          <Button variant="link" onClick={() => setChatting(false)}>
            <Icon name="arrow-left" size={18} /> Other ways to reach us
          </Button>
          <LiveChat chatUrl={chatUrl} supportEmail={company.supportEmail} />
        </>
      ) : (
        <Ways site={site} onChat={() => setChatting(true)} />
      )}
      <p className={styles['hours']}>Support hours: Mon-Fri 9am-5pm</p>
    </Modal>
  )
}

function Ways({ site, onChat }: { site: HelpSite; onChat: () => void }): JSX.Element {
  const { chatUrl, company } = site
  return (
    <ul className={styles['ways']}>
      <Way icon="mail" says="Email replies within a couple of hours.">
        <a href={`mailto:${company.supportEmail}`}>{company.supportEmail}</a>
      </Way>
      {chatUrl ? (
        <Way icon="chat" says="Talk to us while we are here.">
          <Button variant="link" onClick={onChat}>
            Live chat
          </Button>
        </Way>
      ) : null}
      <Way icon="video" says="Show a tailor what needs doing.">
        <a href={company.videoConsultationUrl} target="_blank" rel="noreferrer">
          Book a video consultation
        </a>
      </Way>
    </ul>
  )
}

interface WayProps {
  icon: IconName
  says: string
  children: JSX.Element
}

function Way({ icon, says, children }: WayProps): JSX.Element {
  return (
    <li className={styles['way']}>
      <Icon name={icon} />
      <div>
        {children}
        <p>{says}</p>
      </div>
    </li>
  )
}
