import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { WorkshopGarment } from '@darnley/contract/workshop-garments'
import { loseConnection, refuse, type Sent } from '@darnley/workbench/scene'
import { allowErrors, show } from '@darnley/workbench/show'
import { joan, tom } from '#src/testing/desk.ts'
import { aTaskInHand, aWorkshopGarment, taskIds } from '#src/testing/garment.ts'
import * as scenes from './page.scenes.tsx'

const button = (name: string) => page.getByRole('button', { name })

const paused = {
  ...{ id: '1', kind: 'task_paused', at: '2026-11-25T09:40:00.000Z', actor: 'Joan Bell' },
  ...{ garment: 1, words: 'Shorten hem' },
} as const

describe('A garment', () => {
  it('shows what its customer said, and the notes of colleagues', async () => {
    await show(scenes.inWork)
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Jeans, Dark blue')
    await expect.element(page.getByText('Note: Heels of 6 cm')).toBeVisible()
    await expect.element(page.getByText('Lining is short on the left.')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Fitting guide for Shorten hem' }))
      .toHaveAttribute('href', 'http://localhost/fitting-guide?serviceId=shorten-hem')
    const photos = page.getByRole('list', { name: 'Photos of garment 1' })
    await expect
      .element(photos.getByRole('img', { name: 'From the customer' }).first())
      .toBeVisible()
  })

  it('says of a file that is no picture what to choose, and sends a lost photo again', async () => {
    allowErrors(/422/)
    const words = 'Send a JPEG, PNG or WebP picture'
    const detail = [{ loc: ['body'], msg: words, type: 'value_error' }]
    const upload = vi.fn<() => never>(refuse(422, { detail }))
    await show(scenes.inWork, { api: { 'POST /workshop/photos/{id}': upload } })
    const chooser = page.getByLabelText('Photo after')
    await userEvent.upload(chooser, new File(['…'], 'note.txt', { type: 'image/png' }))
    await expect.element(page.getByText(`The photo was not stored. ${words}.`)).toBeVisible()
    expect(button('Send it again').elements()).toEqual([])
    upload.mockImplementation(loseConnection)
    await userEvent.upload(chooser, new File(['…'], 'hem.png', { type: 'image/png' }))
    await button('Send it again').click()
    await expect.poll(() => upload.mock.calls.length).toBe(3)
  })

  it('goes on by the step of its task, by press and by key', async () => {
    let version = 3
    const step = vi.fn<(sent: Sent) => WorkshopGarment>(() => {
      version += 1
      return aWorkshopGarment({ version })
    })
    await show(scenes.inWork, {
      api: {
        'GET /workshop/garments/{id}': () => aWorkshopGarment({ version }),
        'POST /workshop/garments/{id}/task': step,
      },
    })
    await button('Done: Shorten hem').click()
    await expect
      .poll(() => step.mock.lastCall?.[0].body)
      .toEqual({ version: 3, task_id: taskIds.hem, step: 'done' })
    await expect.element(button('Pause: Shorten hem')).toBeEnabled()
    await userEvent.keyboard('s')
    await expect
      .poll(() => step.mock.lastCall?.[0].body)
      .toEqual({ version: 4, task_id: taskIds.hem, step: 'pause' })
  })

  it('leaves the steps of the task in hand to the bar, and shows its running time', async () => {
    await show(scenes.inWork, {
      api: { 'GET /workshop/task_in_hand': () => ({ in_hand: aTaskInHand() }) },
    })
    const bar = page.getByRole('region', { name: 'Task in hand' })
    await expect.element(bar.getByRole('button', { name: 'Pause: Shorten hem' })).toBeVisible()
    expect(button('Pause: Shorten hem').elements()).toHaveLength(1)
    const row = page.getByRole('listitem').filter({ hasText: 'Shorten hem' })
    await expect.element(row.getByRole('timer')).toMatchTextContent(/^28 min/)
    await expect.element(row.getByText('In work · Tom Ashworth · since 09:12')).toBeVisible()
  })

  it('adds a note that is written while a task is being stored to the garment after it', async () => {
    const stored = Promise.withResolvers<WorkshopGarment>()
    const note = vi.fn<(sent: Sent) => WorkshopGarment>(() => aWorkshopGarment({ version: 5 }))
    await show(scenes.inWork, {
      api: {
        'GET /workshop/garments/{id}': () => aWorkshopGarment({ version: 4 }),
        'POST /workshop/garments/{id}/task': () => stored.promise,
        'POST /workshop/garments/{id}/notes': note,
      },
    })
    await button('Done: Shorten hem').click()
    await page.getByRole('textbox', { name: 'Write a note' }).fill('The tape came off.')
    await button('Add').click()
    expect(note).not.toHaveBeenCalled()
    stored.resolve(aWorkshopGarment({ version: 4 }))
    await expect.poll(() => note.mock.lastCall?.[0].body).toMatchObject({ version: 4 })
  })

  it('keeps a note that was not stored, and says who was faster', async () => {
    const body = { detail: 'late', version: 5, changes: [paused] }
    await show(scenes.inWork, { api: { 'POST /workshop/garments/{id}/notes': refuse(409, body) } })
    const field = page.getByRole('textbox', { name: 'Write a note' })
    await field.fill('Zip sits in the left seam')
    await button('Add').click()
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(
        'A colleague was faster. Joan Bell: garment 1: task paused, Shorten hem. You see the garment as it is now.',
      )
    await expect.element(field).toHaveValue('Zip sits in the left seam')
    // The bar at the foot of the page hides what is below the button.
    const top = (element: Element): number => element.getBoundingClientRect().top
    expect(top(page.getByRole('alert').element())).toBeLessThan(top(button('Add').element()))
  })

  it('stores a note once, however often it is sent', async () => {
    let isOnline = false
    const ids: unknown[] = []
    await show(scenes.inWork, {
      api: {
        'POST /workshop/garments/{id}/notes': ({ body }) => {
          ids.push((body as { note_id: string }).note_id)
          return isOnline ? aWorkshopGarment({ version: 4 }) : loseConnection()
        },
      },
    })
    const field = page.getByRole('textbox', { name: 'Write a note' })
    await field.fill('Seen')
    await button('Add').click()
    await expect.element(page.getByRole('alert')).toBeVisible()
    isOnline = true
    await button('Add').click()
    await expect.element(field).toHaveValue('')
    expect(new Set(ids).size).toBe(1)
  })

  it('says why a step is not possible, when no colleague was faster', async () => {
    const detail = 'Pause the task in hand first'
    await show(scenes.inWork, {
      api: {
        'POST /workshop/garments/{id}/hand_over': refuse(409, { detail, version: 3, changes: [] }),
      },
    })
    await button('Hand over').click()
    await button('Back on the pile').click()
    await expect.element(page.getByRole('alert')).toHaveTextContent(detail)
  })

  it('says who has it on the table, and is handed over to a colleague', async () => {
    const give = vi.fn<(sent: Sent) => WorkshopGarment>(() =>
      aWorkshopGarment({ version: 4, tailor: joan }),
    )
    await show(scenes.inWork, {
      api: {
        'GET /workshop/colleagues': () => ({ shops: [], tailors: [tom, joan] }),
        'POST /workshop/garments/{id}/hand_over': give,
      },
    })
    await expect.element(page.getByText('has it on the table')).toBeVisible()
    await button('Hand over').click()
    const dialog = page.getByRole('dialog', { name: 'Hand over: Jeans' })
    expect(dialog.getByRole('listitem').elements()).toHaveLength(2)
    await dialog.getByRole('button', { name: joan.name }).dblClick()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(give.mock.calls.map(([{ body }]) => body)).toEqual([{ version: 3, tailor_id: joan.id }])
  })

  it('counts its photos by kind', async () => {
    await show(scenes.inWork)
    await expect.element(page.getByText('2 from Amara · 0 before · 0 after')).toBeVisible()
  })

  it('opens a task again with words, which the api asks for', async () => {
    const reopen = vi.fn<(sent: Sent) => WorkshopGarment>(() => aWorkshopGarment({ version: 4 }))
    await show(scenes.sewn, { api: { 'POST /workshop/garments/{id}/task': reopen } })
    await button('Open again: Shorten hem').click()
    await button('Open it again').click()
    await expect.element(page.getByText('Say what is wrong')).toBeVisible()
    expect(reopen).not.toHaveBeenCalled()
    await page.getByLabelText(/^What is wrong with “Shorten hem”/).fill('The left leg is longer.')
    await button('Open it again').dblClick()
    await expect
      .poll(() => reopen.mock.calls.map(([{ body }]) => body))
      .toEqual([
        {
          ...{ version: 3, task_id: taskIds.hem, step: 'reopen' },
          words: 'The left leg is longer.',
        },
      ])
    await expect.element(button('Open it again')).not.toBeInTheDocument()
  })

  it('that was missing is here after all, or never comes', async () => {
    const found = vi.fn<(sent: Sent) => WorkshopGarment>(() => aWorkshopGarment({ version: 4 }))
    await show(scenes.missing, { api: { 'POST /workshop/garments/{id}/found': found } })
    await button('It came, or never will').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Keep this' }).click()
    await expect.element(dialog.getByText('Choose one of them')).toBeVisible()
    await dialog.getByText('No work on it').click()
    await dialog.getByRole('button', { name: 'Keep this' }).click()
    await expect.element(dialog.getByText('Say what was found')).toBeVisible()
    await expect.element(dialog.getByText(/^The customer is told/)).not.toBeInTheDocument()
    await dialog.getByText('Stained').click()
    await expect.element(dialog.getByLabelText(/the customer reads this/)).toBeVisible()
    await dialog.getByText('It is here').click()
    await expect
      .element(dialog.getByText('The customer is told once, by mail, that it came.'))
      .toBeVisible()
    await dialog.getByRole('button', { name: 'Keep this' }).dblClick()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(found.mock.calls.map(([{ body }]) => body)).toEqual([
      { version: 3, found: 'here', words: null },
    ])
  })
})
