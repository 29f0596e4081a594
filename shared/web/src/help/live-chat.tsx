import { useEffect, useState, type JSX } from 'react'
import { Notice } from '#src/ui/notice.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import styles from './live-chat.module.css'

const patience = 8_000

interface LiveChatProps {
  chatUrl: string
  /** To write to where the chat is blocked. */
  supportEmail: string
}

/**
 * The chat's page in a frame, so that its scripts are isolated from this page. A frame does not report that it was
 * blocked, so the chat is probed first; without it the visitor can still write an e-mail (F46).
 */
export function LiveChat({ chatUrl, supportEmail }: LiveChatProps): JSX.Element {
  const reach = useReach(chatUrl)
  if (reach === 'unknown') return <Spinner label="Opening the chat" />
  if (reach === 'gone') {
    return (
      <Notice tone="error">
        The live chat cannot be reached just now. Please write to{' '}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a> instead.
      </Notice>
    )
  }
  return (
    <iframe
      className={styles['frame']}
      src={chatUrl}
      title="Live chat"
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
    />
  )
}

function useReach(url: string): 'unknown' | 'there' | 'gone' {
  const [reach, setReach] = useState<'unknown' | 'there' | 'gone'>('unknown')
  useEffect(() => {
    const leave = new AbortController()
    fetch(url, {
      mode: 'no-cors',
      credentials: 'omit',
      signal: AbortSignal.any([leave.signal, AbortSignal.timeout(patience)]),
    }).then(
      () => setReach('there'),
      () => {
        if (!leave.signal.aborted) setReach('gone')
      },
    )
    return () => leave.abort()
  }, [url])
  return reach
}
