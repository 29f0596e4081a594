import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '@darnley/workbench/show'
import * as scenes from './prices.scenes.tsx'

const button = (name: string): ReturnType<typeof page.getByRole> =>
  page.getByRole('button', { name })

describe('A proposed price', () => {
  it('shows the finding, old and new price, what is paid now, and what follows', async () => {
    await show(scenes.more)
    const proposal = page.getByRole('region', { name: 'Your trench coat: more work is needed' })
    await expect.element(proposal).toMatchTextContent('The cuff strap is sewn through the lining.')
    await expect.element(proposal).toMatchTextContent('Agreed£34.00')
    await expect.element(proposal).toMatchTextContent('New price£46.00')
    await expect.element(proposal).toMatchTextContent('Your code STITCH10, 10%−£1.20')
    await expect.element(proposal).toMatchTextContent('You pay now£10.80')
    await expect.element(proposal).toMatchTextContent('was £86.30£97.10')
    await expect.element(button('Agree and pay £10.80')).toBeVisible()
    const effects = page.getByRole('list', { name: 'What follows from your answer' })
    await expect
      .element(effects)
      .toMatchTextContent('If you say no, the £30.60 that you paid for it goes back to you.')
    await expect
      .element(effects)
      .toMatchTextContent(
        'If we hear nothing by Friday 27 November at 18:00, we do as if you had said no.',
      )
  })

  it('shows the photo of the finding, and no other', async () => {
    await show(scenes.withFinding)
    const proposal = page.getByRole('region', { name: 'Your trench coat: more work is needed' })
    const photos = proposal.getByRole('list', { name: 'Photos: Trench coat' })
    await expect
      .element(photos.getByRole('img', { name: 'Trench coat: What we found' }))
      .toBeVisible()
    expect(photos.getByRole('listitem').elements()).toHaveLength(1)
  })

  it('leaves one work out of several', async () => {
    await show(scenes.moreOfSeveral)
    await expect.element(button('No, leave this out')).toBeVisible()
    await expect
      .element(page.getByText(/we go on as you ordered, at the agreed price/))
      .toBeVisible()
  })

  it('is refused with one press, and the refund and the new total are shown', async () => {
    await show(scenes.more)
    await userEvent.click(button('No, send it back as it is'))
    await expect.element(page.getByRole('heading', { name: 'Your prices' })).toBeVisible()
    await expect.element(page.getByText('Left out, as you asked: Shorten sleeves')).toBeVisible()
    await expect.element(page.getByText('−£30.60')).toBeVisible()
    expect(button('Agree and pay £10.80').elements()).toEqual([])
  })

  it('is answered once by a double click', async () => {
    const answer = { client_secret: null, prices: scenes.leftOut }
    const send = vi.fn<() => typeof answer>(() => answer)
    await show(scenes.more, { api: { 'POST /public/price_proposals/{id}/answer': send } })
    await userEvent.dblClick(button('No, send it back as it is'))
    await expect.element(page.getByRole('heading', { name: 'Your prices' })).toBeVisible()
    expect(send).toHaveBeenCalledOnce()
  })

  it('that is lower says what goes back', async () => {
    await show(scenes.less)
    await expect.element(page.getByText('You get back')).toBeVisible()
    await expect.element(button('Agree to the lower price')).toBeVisible()
  })

  it('has nothing to refuse for what is not possible', async () => {
    await show(scenes.notPossible)
    await expect.element(button('All right, leave it out')).toBeVisible()
    expect(page.getByRole('button', { name: /^No/ }).elements()).toEqual([])
  })

  it('can be asked about, and an empty question is pointed out', async () => {
    await show(scenes.asked)
    await expect.element(page.getByText(/We have your question/)).toBeVisible()
    await userEvent.click(button('Ask a question first'))
    await userEvent.click(button('Send the question'))
    await expect.element(page.getByText('Write your question')).toBeVisible()
    await userEvent.fill(page.getByLabelText('Your question'), 'Can you leave the strap?')
    await userEvent.click(button('Send the question'))
    await expect.element(button('Ask a question first')).toBeVisible()
  })

  it.each([
    ['the connection is lost', scenes.unsent, 'We couldn’t send your answer. Nothing was charged.'],
    ['it was closed meanwhile', scenes.closedMeanwhile, 'This price has changed in the meantime.'],
  ])('says so when %s', async (_what, scene, text) => {
    await show(scene)
    await userEvent.click(button('No, send it back as it is'))
    await expect.element(page.getByRole('alert')).toMatchTextContent(text)
  })
})

describe('The prices of an order', () => {
  it('show what was agreed and what a card company refused', async () => {
    await show(scenes.agreed)
    await expect.element(page.getByText(/You agreed to £46.00: Shorten sleeves/)).toBeVisible()
    await show(scenes.failedRefund)
    await expect.element(page.getByText(/your card company refused it/)).toBeVisible()
  })

  it('do not keep the order from being shown', async () => {
    await show(scenes.pricesNotLoaded)
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent('We couldn’t load the prices of your order.')
    await expect.element(page.getByRole('list', { name: 'Stages of your order' })).toBeVisible()
  })
})
