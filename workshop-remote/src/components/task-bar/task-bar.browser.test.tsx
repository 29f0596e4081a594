import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { TaskInHand, WorkshopGarment } from '@darnley/contract/workshop-garments'
import { refuse, type Sent } from '@darnley/workbench/scene'
import { allowErrors, currentPath, show } from '@darnley/workbench/show'
import { aTaskInHand, aWorkshopGarment, taskIds } from '#src/testing/garment.ts'
import * as scenes from './task-bar.scenes.tsx'

const bar = page.getByRole('region', { name: 'Task in hand' })
const button = (name: string) => bar.getByRole('button', { name })
const taskCall = 'POST /workshop/garments/{id}/task'

describe('The bar with the task in hand', () => {
  afterEach(() => page.viewport(1024, 768))

  it('says what is done on whose garment, and leads to it', async () => {
    await show(scenes.last)
    await expect.element(bar).toMatchTextContent(/ · Jeans, Amara Osei · task 1 of 2/)
    await bar.getByRole('link', { name: 'Shorten hem' }).click()
    await expect.poll(currentPath).toBe(`/garment/${aTaskInHand().garment_id}`)
  })

  it('has a time that runs on without being spoken, and without moving anything', async () => {
    await show(scenes.last)
    const timer = bar.getByRole('timer', { name: 'Time on Shorten hem' })
    await expect.element(timer).toMatchTextContent(/^28 min 0[4-9] s$/)
    const [text, { x, y }] = [
      timer.element().textContent,
      button('Pause').element().getBoundingClientRect(),
    ]
    await expect.poll(() => timer.element().textContent).not.toBe(text)
    expect(button('Pause').element().getBoundingClientRect()).toMatchObject({ x, y })
    expect(timer.element().closest('[aria-live], [role="status"], [role="alert"]')).toBeNull()
  })

  it('is paused once for a double press, and goes', async () => {
    let inHand: TaskInHand | null = aTaskInHand()
    const step = vi.fn<(sent: Sent) => WorkshopGarment>(() => {
      inHand = null
      return aWorkshopGarment({ version: 4 })
    })
    await show(scenes.last, {
      api: { 'GET /workshop/task_in_hand': () => ({ in_hand: inHand }), [taskCall]: step },
    })
    await button('Pause: Shorten hem').dblClick()
    await expect.element(bar).not.toBeInTheDocument()
    expect(step.mock.calls.map(([{ body }]) => body)).toEqual([
      { version: 3, task_id: taskIds.hem, step: 'pause' },
    ])
  })

  it('is done, and the next task of the garment begins', async () => {
    const step = vi.fn<(sent: Sent) => WorkshopGarment>(() => aWorkshopGarment({ version: 7 }))
    await show(scenes.first, { api: { [taskCall]: step } })
    await button('Done, start Take in waist').click()
    await expect
      .poll(() => step.mock.calls.map(([{ body }]) => body))
      .toEqual([
        { version: 3, task_id: taskIds.hem, step: 'done' },
        { version: 7, task_id: '6e0c1d36-3c7a-4c0a-9a43-000000000203', step: 'start' },
      ])
  })

  it('says why a step has no effect', async () => {
    allowErrors(/409/)
    const detail = 'No work is done on this garment now'
    await show(scenes.last, {
      api: { [taskCall]: refuse(409, { detail, version: 3, changes: [] }) },
    })
    await button('Done: Shorten hem').click()
    await expect.element(bar.getByRole('alert')).toHaveTextContent(detail)
  })

  it.each([scenes.none, scenes.failed])('is not there without a task in hand', async (scene) => {
    await show(scene)
    await expect.element(page.getByRole('heading', { name: 'Desk' })).toBeVisible()
    expect(bar.elements()).toEqual([])
  })

  it('stays above the sections on a phone', async () => {
    await page.viewport(390, 844)
    await show(scenes.first)
    await expect.element(button('Pause')).toBeVisible()
    const rail = page.getByRole('navigation', { name: 'Workshop' }).element()
    expect(bar.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
      rail.getBoundingClientRect().top,
    )
  })
})
