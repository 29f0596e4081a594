import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { allowErrors, show } from '@darnley/workbench/show'
import { home } from '../page.scenes.tsx'
import * as scenes from './home.scenes.tsx'

const heading = (name: string) => page.getByRole('heading', { level: 2, name })

describe('Home below the categories', () => {
  it('loads when a visitor comes near it', async () => {
    await show(home)
    await expect.element(page.getByRole('button', { name: 'Trousers & jeans' })).toBeVisible()
    await expect.element(heading('How it works')).not.toBeInTheDocument()
    globalThis.scrollTo(0, document.body.scrollHeight)
    await expect.element(heading('How it works')).toBeInTheDocument()
    globalThis.scrollTo(0, 0)
  })

  it('answers what newcomers ask, in the order in which they ask it', async () => {
    await show(scenes.belowTheCategories)
    await expect.element(heading('Talk to us')).toBeInTheDocument()
    expect(Array.from(document.querySelectorAll('h2'), (each) => each.textContent)).toEqual([
      'How it works',
      'What it costs',
      'If it isn’t right, we do it again',
      'Who sews, and where',
      'Asked most',
      'Talk to us',
    ])
  })

  it('names prices that lead to booking, and what delivery adds', async () => {
    await show(scenes.belowTheCategories)
    const costs = page.getByRole('region', { name: 'What it costs' })
    const offer = costs.getByRole('link', { name: /from £\d+/ }).first()
    await expect.element(offer).toHaveAttribute('href', expect.stringMatching(/^\/booking\?/))
    await expect.element(costs.getByText('Delivery is £4.25 each way.')).toBeVisible()
  })

  it('answers the questions that are asked most, and leads to all of them', async () => {
    await show(scenes.belowTheCategories)
    const asked = page.getByRole('region', { name: 'Asked most' })
    await asked.getByText('How long does it take?').click()
    await expect.element(asked.getByText(/^Seven working days/)).toBeVisible()
    await expect.element(asked.getByText('Do I need an account?')).not.toBeInTheDocument()
    const all = asked.getByRole('link', { name: 'All questions' })
    await expect.element(all).toHaveAttribute('href', '/questions')
  })

  it('has no place for reviews while there are none', async () => {
    await show(scenes.belowTheCategories)
    await expect.element(heading('Talk to us')).toBeInTheDocument()
    await expect.element(heading('What customers say')).not.toBeInTheDocument()
  })

  it('shows what customers wrote, with stars in words and where it was written', async () => {
    await show(scenes.withReviews)
    const reviews = page.getByRole('region', { name: 'What customers say' }).getByRole('listitem')
    await expect.element(reviews.first()).toMatchTextContent(/The hem is where I asked for it/)
    await expect.element(reviews.first().getByText('5 of 5 stars')).toBeInTheDocument()
    const source = reviews.getByRole('link', { name: /^Read it where it was written.*Test author/ })
    await expect.element(source).toHaveAttribute('href', 'https://reviews.example/1')
    expect(source.elements()).toHaveLength(1)
  })

  it('says what it knows by itself when nothing answers', async () => {
    allowErrors(/500/)
    await show(scenes.withoutAnswers)
    await expect.element(page.getByText('Sewn within 7 working days')).toBeVisible()
    await expect.element(page.getByText('Tell us within 30 days')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'All prices' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Write to us' })).toBeVisible()
  })
})
