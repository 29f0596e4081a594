import { useState, type JSX } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { scan } from '@darnley/workbench/scan'
import { show } from '@darnley/workbench/show'
import { Modal } from './dialog.tsx'
import { useKeyboardScanner } from './use-keyboard-scanner.ts'
import { useKeys } from './use-keys.ts'

const events: string[] = []
beforeEach(() => void events.splice(0))

function Desk({ amongTyping }: { amongTyping: boolean }): JSX.Element {
  const [note, setNote] = useState('')
  const [open, setOpen] = useState(false)
  useKeyboardScanner((code) => events.push(`scanned ${code}`), { amongTyping })
  useKeys({ '1': () => events.push('first filter'), j: () => events.push('next') })
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <textarea aria-label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
      <Modal label="Dialog" open={open} onClose={() => setOpen(false)}>
        Words
      </Modal>
    </>
  )
}

const desk = { element: <Desk amongTyping /> }
const note = page.getByLabelText('Note')

const aWhile = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 150))

describe('Keys', () => {
  it('do what a page says, one after the other', async () => {
    await show(desk)
    await userEvent.keyboard('j')
    await expect.poll(() => events).toEqual(['next'])
    await userEvent.keyboard('1')
    await expect.poll(() => events).toEqual(['next', 'first filter'])
  })

  it('are those of a field or a dialog while it has them', async () => {
    await show(desk)
    await note.click()
    await userEvent.keyboard('j1')
    await expect.element(note).toHaveValue('j1')
    await page.getByRole('button', { name: 'Open' }).click()
    await userEvent.keyboard('j')
    await aWhile()
    expect(events).toEqual([])
  })
})

describe('The code of a hand scanner', () => {
  it('is no row of shortcuts', async () => {
    await show(desk)
    scan('DN-11j11-1')
    await aWhile()
    expect(events).toEqual(['scanned DN-11j11-1'])
  })

  it('leaves a field as it was', async () => {
    await show(desk)
    await note.fill('Hem is')
    scan('DN-48219-1')
    await expect.element(note).toHaveValue('Hem is')
    expect(events).toEqual(['scanned DN-48219-1'])
    await userEvent.keyboard(' worn')
    await expect.element(note).toHaveValue('Hem is worn')
  })

  it('is typed into a field where a page wants that', async () => {
    await show({ element: <Desk amongTyping={false} /> })
    await note.click()
    scan('DN-48219-1')
    await expect.element(note).toHaveValue('DN-48219-1\n')
    expect(events).toEqual([])
  })
})
