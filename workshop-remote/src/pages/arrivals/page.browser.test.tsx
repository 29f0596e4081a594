import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Arrived } from '@darnley/contract/workshop-garments'
import { loseConnection, type Sent } from '@darnley/workbench/scene'
import { currentPath, show } from '@darnley/workbench/show'
import { anOrder } from '#src/testing/desk.ts'
import * as scenes from './page.scenes.tsx'

const checkIn = page.getByRole('button', { name: 'Check in and print tags' })
const garment = (name: RegExp) => page.getByRole('group', { name })
const arrived: Arrived = { order: anOrder(), tags: [] }

describe('Checking a parcel in', () => {
  it('asks for every garment, and for words where the customer has to know', async () => {
    const send = vi.fn<(sent: Sent) => Arrived>(() => arrived)
    await show(scenes.checking, { api: { 'POST /workshop/arrivals': send } })
    await garment(/1\. Jeans/)
      .getByRole('radio', { name: 'Here' })
      .click()
    await checkIn.click()
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Say how garment 2, Wool jumper, was found.')
    await garment(/2\. Wool jumper/)
      .getByRole('radio', { name: 'Stained' })
      .click()
    await page.getByRole('textbox', { name: 'Where and what is the stain?' }).fill('Ink')
    await page.getByRole('button', { name: 'Something else is in the parcel' }).click()
    await page.getByRole('textbox', { name: /Not booked/ }).fill('A scarf')
    await checkIn.dblClick()
    await expect.poll(currentPath).toBe(`/tags/${anOrder().id}`)
    expect(send.mock.calls.map(([{ body }]) => body)).toEqual([
      {
        order_id: anOrder().id,
        version: 3,
        garments: [
          { number: 1, found: 'here', words: null },
          { number: 2, found: 'stained', words: 'Ink' },
        ],
        extras: [{ words: 'A scarf' }],
        message: null,
      },
    ])
  })

  it('keeps what was ticked when the connection is lost', async () => {
    await show(scenes.checking, { api: { 'POST /workshop/arrivals': loseConnection } })
    for (const name of [/1\. Jeans/, /2\. Wool jumper/])
      await garment(name).getByRole('radio', { name: 'Here' }).click()
    await checkIn.click()
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('The check-in was not stored. Nothing is lost: please try again.')
    await expect.element(garment(/1\. Jeans/).getByRole('radio', { name: 'Here' })).toBeChecked()
  })

  it('says that an order is checked in already', async () => {
    await show(scenes.checkedIn)
    await expect.element(page.getByText('DN-48231 is checked in.')).toBeVisible()
  })
})
