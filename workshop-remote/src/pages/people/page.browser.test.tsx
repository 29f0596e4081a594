import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { People, Person } from '@darnley/contract/workshop-people'
import { loseConnection, refuse, type Sent } from '@darnley/workbench/scene'
import { allowErrors, show } from '@darnley/workbench/show'
import { aPerson, joan, ruth, sam, somePeople, till } from '#src/testing/people.ts'
import * as scenes from './page.scenes.tsx'

const invite = 'POST /workshop/people/invite'
const change = 'POST /workshop/people/{id}/change'
const remove = 'POST /workshop/people/{id}/remove'

type Answer = (sent: Sent) => Person | Promise<Person>

const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = page.getByRole('dialog')

describe('The people', () => {
  it('stand by site with role, second step and last use', async () => {
    await show(scenes.several)
    await expect
      .element(page.getByText('5 people · 1 invited · 1 without a second step'))
      .toBeVisible()
    const workshop = page.getByRole('table', { name: 'Darnley workshop' })
    await expect
      .element(workshop.getByRole('row', { name: /Joan Bright/ }))
      .toMatchTextContent('Off')
    await expect
      .element(workshop.getByRole('row', { name: /Sam Whitlock/ }))
      .toMatchTextContent('Invited Mon 23 Nov')
    await expect
      .element(page.getByRole('table', { name: 'Maison Vale' }).getByText('Shop', { exact: true }))
      .toBeVisible()
  })

  it('are found by words and by site when they are many', async () => {
    await show(scenes.many)
    await page.getByRole('searchbox', { name: 'Name or e-mail' }).fill('petro')
    await expect.element(page.getByText('Elena Petrova')).toBeVisible()
    await expect.element(page.getByText('Ben Okafor')).not.toBeInTheDocument()
    await page.getByLabelText('Site', { exact: true }).selectOptions('Maison Vale')
    await expect.element(page.getByText(/^No person has these words/)).toBeVisible()
  })

  it('are refused to a tailor in words, without a request', async () => {
    const ask = vi.fn<() => People>(() => somePeople())
    await show(scenes.forATailor, { api: { 'GET /workshop/people': ask } })
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent('Only owners may open this page.')
    expect(ask).not.toHaveBeenCalled()
    expect(button('Invite').elements()).toEqual([])
  })

  it('can be loaded again after a failure', async () => {
    await show(scenes.failed)
    await expect.element(page.getByText('The people could not be loaded.')).toBeVisible()
    await expect.element(button('Try again')).toBeVisible()
  })
})

describe('An invitation', () => {
  async function begin(answer: Answer): Promise<void> {
    await show(scenes.several, { api: { [invite]: answer } })
    await button('Invite').click()
    await expect.element(dialog).toBeVisible()
  }

  it('says all that is missing at once, beside its fields', async () => {
    await begin(() => sam)
    await button('Send the invitation').click()
    const name = dialog.getByLabelText('Name')
    await expect.element(name).toHaveAccessibleDescription('Write the name')
    await expect.element(name).toHaveFocus()
    await expect
      .element(dialog.getByLabelText('E-mail'))
      .toHaveAccessibleDescription('Enter an e-mail address like name@example.com')
    await expect
      .element(dialog.getByRole('group', { name: 'Role' }))
      .toHaveAccessibleDescription('Choose a role')
  })

  it('is sent once by a double click, to a shop without a role of the workshop', async () => {
    const send = vi.fn<Answer>(() => aPerson({ email: 'new@maison.example' }))
    await begin(send)
    await dialog.getByLabelText('Name').fill('New Till')
    await dialog.getByLabelText('E-mail').fill(' new@maison.example ')
    await dialog.getByLabelText('Works at').selectOptions('Maison Vale')
    await button('Send the invitation').dblClick()
    await expect.element(page.getByText(/^new@maison.example is invited/)).toBeVisible()
    expect(send.mock.calls.map(([{ body }]) => body)).toEqual([
      { name: 'New Till', email: 'new@maison.example', role: 'shop', site: 'maison-vale' },
    ])
  })

  it('keeps what was typed when the address is known or the connection is lost', async () => {
    allowErrors(/409/)
    const detail = 'This e-mail address is a person already'
    const send = vi
      .fn<Answer>(refuse(409, { detail, current: joan, last_change: null }))
      .mockImplementationOnce(loseConnection)
    await begin(send)
    await dialog.getByLabelText('Name').fill('Joan')
    await dialog.getByLabelText('E-mail').fill(joan.email)
    await dialog.getByText('Tailor', { exact: true }).click()
    await button('Send the invitation').click()
    await expect.element(dialog.getByText(/What you typed is kept/)).toBeVisible()
    await button('Send the invitation').click()
    await expect.element(dialog.getByLabelText('E-mail')).toHaveAccessibleDescription(detail)
    await expect.element(dialog.getByLabelText('E-mail')).toHaveFocus()
    await expect.element(dialog.getByLabelText('E-mail')).toHaveValue(joan.email)
  })
})

describe('A person', () => {
  it('gets another role with the version that was seen; a conflict says what changed and who', async () => {
    allowErrors(/409/)
    const current = aPerson({ version: 4, name: 'Joan B. Bright' })
    const last = { actor: 'Ruth Adeyemi', at: '2026-11-25T09:00:00.000Z' }
    const send = vi.fn<Answer>(({ body }) =>
      (body as { version: number }).version === 4
        ? aPerson({ version: 5, role: 'manager' })
        : refuse(409, { detail: 'Changed', current, last_change: last })(),
    )
    await show(scenes.several, { api: { [change]: send } })
    await button('Change Joan Bright').click()
    await dialog.getByText('Manager', { exact: true }).click()
    await button('Save').click()
    const alert = dialog.getByRole('alert')
    await expect.element(alert).toMatchTextContent('Name: Joan B. Bright was Joan Bright')
    await expect.element(alert).toMatchTextContent('Ruth Adeyemi, Wed 25 Nov, 09:00')
    await expect.element(dialog.getByRole('radio', { name: 'Manager' })).toBeChecked()
    await button('Save').click()
    await expect.element(page.getByText('Joan Bright is saved.')).toBeVisible()
  })

  it('who is the last owner stays one, in the words of the api', async () => {
    allowErrors(/409/)
    const detail = 'Ruth Adeyemi is the last owner. Make another one first.'
    await show(scenes.several, {
      api: { [change]: refuse(409, { detail, current: ruth, last_change: null }) },
    })
    await button('Change Ruth Adeyemi').click()
    await dialog.getByText('Tailor', { exact: true }).click()
    await button('Save').click()
    await expect.element(dialog.getByRole('group', { name: 'Role' })).toMatchTextContent(detail)
  })

  it('is signed out everywhere', async () => {
    const end = vi.fn<Answer>(() => aPerson({ sessions: 0 }))
    await show(scenes.several, { api: { 'POST /workshop/people/{id}/end_sessions': end } })
    await button('Change Joan Bright').click()
    await button('End sessions').dblClick()
    await expect.element(dialog.getByText('All sessions have ended.')).toBeVisible()
    expect(end).toHaveBeenCalledOnce()
  })

  it('gets another link while invited', async () => {
    const send = vi.fn<Answer>(() => sam)
    await show(scenes.several, { api: { 'POST /workshop/people/{id}/invite_again': send } })
    await button('Change Sam Whitlock').click()
    await button('Send it again').click()
    await expect.element(dialog.getByText(/^Another link is on its way/)).toBeVisible()
  })

  it('loses the second step only after a question', async () => {
    const end = vi.fn<Answer>(() => aPerson())
    await show(scenes.several, { api: { 'POST /workshop/people/{id}/end_second_step': end } })
    await button('Change Elena Petrova').click()
    await button('Take it off').click()
    await button('Keep it').click()
    expect(end).not.toHaveBeenCalled()
    await button('Take it off').click()
    await button('Yes, take it off').click()
    await expect.poll(() => end.mock.calls.length).toBe(1)
  })

  it('of a shop gets a new access code, which is shown once', async () => {
    const code = '7Q2M-0ZXV-8KTA-31HF'
    await show(scenes.several, {
      api: { 'POST /workshop/people/{id}/access_code': () => ({ code, person: till }) },
    })
    await button('Change Marylebone').click()
    await button('Make a new access code').click()
    await expect.element(dialog.getByText(/every till of Maison Vale/)).toBeVisible()
    await button('Yes, make a new one').click()
    await expect.element(dialog.getByText(code)).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await button('Change Marylebone').click()
    await expect.element(dialog.getByText('Made Tue 3 Nov, 08:00')).toBeVisible()
    expect(dialog.getByText(code).elements()).toEqual([])
  })

  it('is removed only after a question', async () => {
    const send = vi.fn<(sent: Sent) => People>(() => somePeople([ruth]))
    await show(scenes.several, { api: { [remove]: send } })
    await button('Change Joan Bright').click()
    await button('Remove Joan Bright').click()
    expect(send).not.toHaveBeenCalled()
    await button('Yes, remove Joan Bright').click()
    await expect.element(page.getByText('Joan Bright is removed.')).toBeVisible()
    expect(button('Change Joan Bright').elements()).toEqual([])
    expect(send.mock.calls.map(([{ body }]) => body)).toEqual([{ version: 3 }])
  })
})
