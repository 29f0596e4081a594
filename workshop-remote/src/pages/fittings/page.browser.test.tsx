import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { FittingDay } from '@darnley/contract/workshop-fittings'
import type { Scene, Sent } from '@darnley/workbench/scene'
import { allowErrors, currentPath, show } from '@darnley/workbench/show'
import * as scenes from './page.scenes.tsx'

const plan = page.getByRole('group', { name: 'Fittings of the day' })
const room = (number: number) => plan.getByRole('region', { name: `Room ${number}` })
const chosen = page.getByRole('region', { name: 'Amara Osei' })
const button = (name: string) => chosen.getByRole('button', { name })

describe('Fittings', () => {
  it('[J3] are shown by time and room, with who is booking', async () => {
    await show(scenes.day)
    await expect.element(page.getByText('Fitting space London · Wed 25 November')).toBeVisible()
    const sums = page.getByRole('list', { name: 'Sums of the day' })
    await expect.element(sums).toMatchTextContent('2 booked')
    await expect.element(sums).toMatchTextContent('1 held')
    await expect.element(room(2)).toMatchTextContent('Amara OseiBookedJeans: Hem · moved')
    await expect.element(room(1).getByText('Held until 10:58')).toBeVisible()
  })

  it('say what came of them', async () => {
    await show(scenes.marked)
    await expect.element(room(1)).toMatchTextContent('Pinned')
    await expect.element(room(1)).toMatchTextContent('Here, 10:26')
    await expect.element(room(2)).toMatchTextContent('Did not come')
  })

  it('are chosen, and show who comes for what', async () => {
    await show(scenes.day)
    await room(1).getByRole('link', { name: 'Amara Osei' }).click()
    await expect.poll(currentPath).toMatch(/&order=/)
    await expect.element(chosen.getByRole('heading')).toHaveFocus()
    await expect.element(chosen).toMatchTextContent('Jeans, Blue denim: Hem')
    await expect.element(chosen).toMatchTextContent('“I wear them with boots”')
    await chosen.getByRole('link', { name: 'Close' }).click()
    await expect.element(chosen).not.toBeInTheDocument()
  })

  it('of other days are one press away', async () => {
    await show(scenes.day)
    await page.getByRole('link', { name: 'Day after' }).click()
    await expect.poll(currentPath).toBe('/fittings?date=2026-11-26')
  })

  it('are none on a closed day', async () => {
    await show(scenes.closed)
    await expect.element(page.getByText('There are no fittings on this day.')).toBeVisible()
  })

  it('need a place', async () => {
    await show(scenes.withoutPlace)
    await expect.element(page.getByText(/^No place offers fittings yet/)).toBeVisible()
  })

  it('say when they could not be loaded', async () => {
    allowErrors(/503/)
    await show(scenes.failed)
    await expect.element(page.getByText('The fittings could not be loaded.')).toBeVisible()
  })

  it('show one room at a time on a phone', async () => {
    await page.viewport(390, 844)
    await show(scenes.day)
    await expect.element(room(1)).toBeVisible()
    await expect.element(room(2)).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Room 2' }).click()
    await expect.element(room(2).getByText('Amara Osei')).toBeVisible()
    await page.viewport(1280, 900)
  })

  it('begin on a phone with the room of the first fitting', async () => {
    await page.viewport(390, 844)
    await show(scenes.onlyInRoomTwo)
    await expect.element(room(2)).toBeVisible()
    await expect.element(room(1)).not.toBeInTheDocument()
    await page.viewport(1280, 900)
  })
})

const MARK = 'POST /workshop/orders/{id}/fitting/mark'
const MOVE = 'POST /workshop/orders/{id}/fitting/move'

function watched(scene: Scene, call: typeof MARK | typeof MOVE) {
  return vi.fn<(sent: Sent) => FittingDay>(scene.answers?.api?.[call] as never)
}

describe('A chosen fitting', () => {
  it('is marked on its day, on the version that is shown', async () => {
    const mark = watched(scenes.before, MARK)
    await show(scenes.before, { api: { [MARK]: mark } })
    await button('The customer is here').dblClick()
    await button('All is pinned').click()
    await button('Take this back').click()
    await expect.element(button('Did not come')).toBeVisible()
    expect(mark.mock.calls.map(([{ body }]) => body)).toEqual([
      { version: 3, mark: 'here' },
      { version: 3, mark: 'done' },
      { version: 3, mark: null },
    ])
  })

  it('says what stays when clothes that were brought are marked by mistake', async () => {
    await show(scenes.brought)
    await button('The customer is here').click()
    const stays = chosen.getByText(/^The clothes count as handed over, whatever is marked here/)
    await expect.element(button('All is pinned')).toBeVisible()
    await expect.element(stays).not.toBeInTheDocument()
    await button('All is pinned').click()
    await expect.element(stays).toBeVisible()
    await button('Take this back').click()
    await expect.element(button('Did not come')).toBeVisible()
    await expect.element(stays).toBeVisible()
  })

  it('is not marked before its day', async () => {
    await show(scenes.ahead)
    await expect.element(button('Move')).toBeVisible()
    await expect.element(button('The customer is here')).not.toBeInTheDocument()
  })

  it('is moved to a time that is free, and stays chosen', async () => {
    const move = watched(scenes.ahead, MOVE)
    await show(scenes.ahead, { api: { [MOVE]: move } })
    await button('Move').click()
    const time = chosen.getByLabelText('Time')
    await expect.element(time).toMatchTextContent('10:2010:40')
    await time.selectOptions('10:40')
    await button('Move to Thu 1 January, 10:40').click()
    await expect.element(chosen).toMatchTextContent('10:40 to 11:00, room 1, moved')
    expect(move.mock.calls.map(([{ body }]) => body)).toEqual([
      { version: 3, place_id: 'london-fitting-space', date: '2099-01-01', starts_at: '10:40' },
    ])
  })

  it('says when no time is free', async () => {
    await show(scenes.before)
    await button('Move').click()
    await expect.element(chosen.getByLabelText('Time')).toMatchTextContent('None is free')
    await button('Move').click()
    await expect.element(chosen.getByText(/^No time of this day is free/)).toBeVisible()
  })

  it('says who was faster', async () => {
    allowErrors(/409/)
    await show(scenes.changedMeanwhile)
    await button('Did not come').click()
    await expect
      .element(chosen.getByRole('alert'))
      .toMatchTextContent('Tom Ashworth changed this in the meantime')
  })
})
