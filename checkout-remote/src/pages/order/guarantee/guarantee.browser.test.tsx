import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { NewFaultReport, OrderGuarantee } from '@darnley/contract/guarantee'
import { collectionDays } from '@darnley/domain/collection-days'
import { dayAt } from '@darnley/domain/turnaround'
import { refuse, type Sent } from '@darnley/workbench/scene'
import { allowErrors, show } from '@darnley/workbench/show'
import { openReportDraft } from '#src/stores/report-draft.ts'
import { token } from '#src/testing/order.ts'
import * as scenes from './guarantee.scenes.tsx'

const heading = page.getByRole('heading', { name: 'Something is not right' })
const choice = (name: string) => page.getByRole('radio', { name })
const words = page.getByRole('textbox', { name: 'In your words' })
const send = page.getByRole('button', { name: 'Send to our tailors' })
const reports = page.getByRole('list', { name: 'What you reported' })

/** A Monday in London; the report is answered by Tuesday, and the postie comes from the day after on. */
const shortlyBeforeMidnight = new Date('2026-11-23T23:59:00Z')

async function fill(): Promise<void> {
  await choice('A seam came undone').click()
  await words.fill('The left leg, at the knee.')
  await send.click()
}

describe('Something is not right', () => {
  it('says until when, and is sent with the garment, what it is and words', async () => {
    const taken = vi.fn<(sent: Sent) => OrderGuarantee>(
      scenes.severalGarments.answers?.api?.['POST /public/order_guarantee'] as never,
    )
    await show(scenes.severalGarments, { api: { 'POST /public/order_guarantee': taken } })
    await expect.element(heading).toBeVisible()
    await expect.element(page.getByText(/^Guaranteed until Thu 2 April\./)).toBeVisible()
    await choice('Coat, Camel').click()
    await fill()
    await expect.element(reports.getByRole('heading')).toHaveTextContent('Coat: a seam came undone')
    await expect.element(reports).toMatchTextContent('We answer within one working day.')
    await expect.element(heading).toHaveFocus()
    expect(taken.mock.calls.map(([{ body }]) => body)).toEqual([
      expect.objectContaining({ garment: 2, kind: 'seam', words: 'The left leg, at the knee.' }),
    ])
    await expect.element(choice('Jeans, Blue denim')).toBeChecked()
    await expect.element(choice('Coat, Camel')).not.toBeInTheDocument()
  })

  it('asks for no garment when there is one, and for nothing more once it is reported', async () => {
    await show(scenes.oneGarment)
    await expect.element(choice('Still too long')).toBeVisible()
    expect(page.getByRole('group', { name: 'Which garment?' }).elements()).toHaveLength(0)
    await fill()
    await expect.element(reports).toBeVisible()
    await expect.element(send).not.toBeInTheDocument()
  })

  it('says what is missing, and leads there', async () => {
    await show(scenes.severalGarments)
    await send.click()
    await expect.element(page.getByText('Choose the garment')).toBeVisible()
    await expect.element(choice('Jeans, Blue denim')).toHaveFocus()
    await choice('Jeans, Blue denim').click()
    await choice('Too short').click()
    await send.click()
    await expect.element(words).toHaveFocus()
    await expect.element(words).toHaveAccessibleDescription('Say in your words what is not right')
  })

  it('does not send more than a thousand characters', async () => {
    await show(scenes.oneGarment)
    await choice('Something else').click()
    await words.fill('a'.repeat(1001))
    await send.click()
    await expect.element(page.getByText('1 character too many. Please shorten it.')).toBeVisible()
    await expect.element(reports).not.toBeInTheDocument()
  })

  it.each([
    ['there is no connection', scenes.notSent, /couldn’t send this/, /Failed to fetch/],
    ['it was reported before', scenes.reportedBefore, /about this garment before/, /409/],
  ])('keeps what was typed when %s', async (_why, scene, problem, error) => {
    allowErrors(error)
    await show(scene)
    await choice('Jeans, Blue denim').click()
    await fill()
    await expect.element(page.getByRole('alert')).toMatchTextContent(problem)
    await expect.element(words).toHaveValue('The left leg, at the knee.')
  })

  it('has photos of its own, under an id that is sent with it', async () => {
    const asked = vi.fn<(sent: Sent) => []>(() => [])
    const taken = vi.fn<(sent: Sent) => OrderGuarantee>(
      scenes.oneGarment.answers?.api?.['POST /public/order_guarantee'] as never,
    )
    await show(scenes.oneGarment, {
      api: { 'GET /public/garment_photos': asked, 'POST /public/order_guarantee': taken },
    })
    await expect.element(page.getByRole('heading', { name: 'Photos (optional)' })).toBeVisible()
    await fill()
    await expect.element(reports).toBeVisible()
    const [sent] = taken.mock.calls.map(([{ body }]) => (body as NewFaultReport).photos_id)
    expect(asked.mock.calls[0]?.[0].query.get('garment_id')).toBe(sent)
  })

  it('asks when the postie is to come, where one comes', async () => {
    const taken = vi.fn<(sent: Sent) => OrderGuarantee>(
      scenes.collected.answers?.api?.['POST /public/order_guarantee'] as never,
    )
    await show(scenes.collected, { api: { 'POST /public/order_guarantee': taken } })
    const days = page.getByRole('group', { name: /^Which day/ }).getByRole('radio')
    await expect.poll(() => days.elements()).toHaveLength(5)
    // The radio of a tile is hidden; its label is pressed.
    ;(days.nth(1).element() as HTMLInputElement).click()
    await fill()
    await expect.element(reports).toMatchTextContent(/the postie is to come on \w{3} \d+ \w+\./)
    const [sent] = taken.mock.calls.map(([{ body }]) => (body as NewFaultReport).pickup_day)
    const offered = collectionDays(dayAt(new Date()), { code: 'RMTracked24Collection' })
    expect(sent).toBe(offered[1])
  })

  it('offers the days of the new day once it is past midnight, and says which one went', async () => {
    vi.useFakeTimers({ now: shortlyBeforeMidnight, toFake: ['Date', 'setInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    await show(scenes.collected)
    const days = page.getByRole('group', { name: /^Which day/ })
    await expect.element(days.getByRole('radio', { name: 'Wed 25 November' })).toBeChecked()
    vi.advanceTimersByTime(2 * 60_000)
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent('The postie cannot come on Wed 25 November any more.')
    await expect.element(days.getByRole('radio', { name: 'Thu 26 November' })).toBeChecked()
    expect(days.getByRole('radio', { name: 'Wed 25 November' }).elements()).toHaveLength(0)
  })

  it('says that the day of collection went, when the api refuses it', async () => {
    allowErrors(/422/)
    const day = { loc: ['body', 'pickup_day'], msg: 'This day is not offered', type: 'value_error' }
    const refused = refuse(422, { detail: [day] })
    await show(scenes.collected, { api: { 'POST /public/order_guarantee': refused } })
    await fill()
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent('The postie cannot come on this day any more. Please choose another one.')
    await expect.element(words).toHaveValue('The left leg, at the knee.')
  })

  it('shows the photos that were sent with it', async () => {
    await show(scenes.openWithPhotos)
    await expect.element(page.getByRole('img', { name: 'What is not right, 2 of 2' })).toBeVisible()
  })

  it('keeps what was typed, and the id of its photos, over a reload', async () => {
    await show(scenes.severalGarments)
    await choice('Coat, Camel').click()
    await words.fill('The left leg')
    const { photosId } = openReportDraft(token)
    expect(openReportDraft(token)).toEqual({
      ...{ garment: '2', kind: null, words: 'The left leg', pickupDay: null, photosId },
    })
    await show({ ...scenes.severalGarments, arrange: () => undefined })
    await expect.element(words).toHaveValue('The left leg')
    await expect.element(choice('Coat, Camel')).toBeChecked()
  })

  it('leads to the order that does it again', async () => {
    await show(scenes.doneAgain)
    await expect
      .element(page.getByRole('link', { name: 'See order DN-48299' }))
      .toHaveAttribute('href', `/order?orderIdToken=${scenes.redo.order_id_token}`)
  })

  it('says why it is not done again', async () => {
    await show(scenes.declined)
    await expect.element(reports).toMatchTextContent('It is as long as you marked it.')
    await expect.element(send).toBeVisible()
  })

  it('says until when it was, once it is over', async () => {
    await show(scenes.over)
    await expect.element(page.getByRole('heading', { name: 'Guarantee' })).toBeVisible()
    await expect.element(page.getByText(/was guaranteed until Thu 2 April/)).toBeVisible()
    await expect.element(send).not.toBeInTheDocument()
  })

  it('says what an order does again', async () => {
    await show(scenes.ofAnother)
    await expect.element(page.getByRole('link', { name: 'See order DN-46118' })).toBeVisible()
    await expect.element(heading).not.toBeInTheDocument()
  })
})
