import { useState, type JSX } from 'react'
import type { Scene } from '@darnley/workbench/scene'
import { Button, ButtonLink } from './button.tsx'
import { Modal, Drawer } from './dialog.tsx'
import { Notice } from './notice.tsx'
import { ProgressTracker } from './progress-tracker.tsx'
import { CardSkeletons } from './skeleton.tsx'

function WithDialog({ of: Dialog }: { of: typeof Modal }): JSX.Element {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        label="A question"
        open={open}
        onClose={() => setOpen(false)}
        footer={<Button>Yes</Button>}
      >
        <p>Is it lined?</p>
      </Dialog>
    </>
  )
}

function Tried(): JSX.Element {
  const [attempts, setAttempts] = useState(1)
  return (
    <Notice tone="error" action={{ label: 'Try again', onSelect: () => setAttempts(attempts + 1) }}>
      It failed {attempts} times.
    </Notice>
  )
}

export const buttons: Scene = {
  element: (
    <p>
      <Button>Primary</Button> <Button variant="secondary">Secondary</Button>{' '}
      <Button variant="link">Link</Button> <Button busy>Busy</Button>{' '}
      <Button disabled>Disabled</Button> <ButtonLink to="/basket">To the basket</ButtonLink>
    </p>
  ),
}
export const notices: Scene = {
  element: (
    <>
      <Tried />
      <Notice tone="success">It is done.</Notice>
      <Notice tone="info">It may take a day.</Notice>
    </>
  ),
}
export const modal: Scene = { element: <WithDialog of={Modal} /> }
export const drawer: Scene = { element: <WithDialog of={Drawer} /> }
export const progress: Scene = {
  element: <ProgressTracker stages={['Your item', 'Your service', 'Checkout']} current={1} />,
}
export const loading: Scene = { element: <CardSkeletons count={4} /> }
