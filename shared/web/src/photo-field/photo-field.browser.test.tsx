import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ReceivedPart } from '@darnley/contract/customer-photos'
import { photoPart } from '@darnley/contract/photo-limits'
import { tellPage } from '#src/client/client.ts'
import { loseConnection, refuse, type Sent } from '@darnley/workbench/scene'
import { allowErrors, show } from '@darnley/workbench/show'
import * as scenes from './photo-field.scenes.tsx'

const chooser = page.getByLabelText('Choose')
const sent = page.getByText('Sent', { exact: true })

/** A picture that does not compress, so that it is sent in several parts. */
async function aPicture(name = 'jumper.png', side = 700): Promise<File> {
  const canvas = new OffscreenCanvas(side, side)
  const context = canvas.getContext('2d')
  const noise = new ImageData(side, side)
  for (let at = 0; at < noise.data.length; at += 65_536)
    crypto.getRandomValues(noise.data.subarray(at, at + 65_536))
  for (let at = 3; at < noise.data.length; at += 4) noise.data[at] = 255
  context?.putImageData(noise, 0, 0)
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' })
}

/** The api's side of uploads; `asked` are the offsets that it was sent. */
function receiver() {
  const arrived = new Map<string, number>()
  const asked: number[] = []
  const receive = ({ query, path }: Sent): ReceivedPart => {
    const [size, offset] = [Number(query.get('size')), Number(query.get('offset'))]
    const known = arrived.get(path)
    asked.push(offset)
    const received = known === undefined ? 0 : Math.min(size, offset + photoPart)
    arrived.set(path, received)
    const photo = { id: crypto.randomUUID(), width: 1, height: 1, url: '', small_url: '' }
    return { received, photo: received === size ? photo : null }
  }
  return { asked, receive: vi.fn<typeof receive>(receive) }
}

const receiving = (receive: (request: Sent) => ReceivedPart) => ({
  api: { 'POST /public/garment_photos/{id}': receive },
})

describe('Photos of a garment', () => {
  it('are shown as they are added, and sent in parts', async () => {
    const { receive, asked } = receiver()
    await show(scenes.empty, receiving(receive))
    await userEvent.upload(chooser, [await aPicture(), await aPicture('sleeve.png')])
    await expect.element(page.getByText('2 of 6', { exact: true })).toBeVisible()
    await expect.poll(() => sent.elements()).toHaveLength(2)
    expect(asked.slice(0, 4)).toEqual([0, 0, photoPart, 2 * photoPart])
    await expect.element(page.getByRole('img', { name: 'The garment, 2' })).toBeVisible()
  })

  it('that are none are refused with a sentence, and the others are taken', async () => {
    const { receive } = receiver()
    await show(scenes.empty, receiving(receive))
    const text = new File(['hello'], 'notes.txt', { type: 'text/plain' })
    const broken = new File(['hello'], 'broken.jpg', { type: 'image/jpeg' })
    await userEvent.upload(chooser, [text, broken, await aPicture()])
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(/“notes.txt” is not a photo.*“broken.jpg” could not be read/)
    await expect.poll(() => sent.elements()).toHaveLength(1)
  })

  it('are six at most: a seventh is not taken', async () => {
    const { receive } = receiver()
    await show(scenes.everyState, receiving(receive))
    const files = await Promise.all([1, 2, 3, 4, 5].map(() => aPicture('small.png', 20)))
    await userEvent.upload(chooser, files)
    await expect.element(page.getByText('6 of 6', { exact: true })).toBeVisible()
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(/A garment has up to 6 photos: 2 were not added/)
    await expect.element(page.getByRole('button', { name: 'Choose' })).not.toBeInTheDocument()
  })

  it('wait without a connection, and go on with it from where they were', async () => {
    const { receive, asked } = receiver()
    let isThere = true
    await show(
      scenes.empty,
      receiving((request) => {
        if (asked.length === 2) isThere = false
        if (!isThere) loseConnection()
        return receive(request)
      }),
    )
    await userEvent.upload(chooser, await aPicture())
    await expect
      .element(page.getByRole('status'))
      .toMatchTextContent(/1 photo waits on this device/)
    expect(asked).toEqual([0, 0])
    asked.push(-1)
    isThere = true
    tellPage('returned')
    await expect.element(sent).toBeVisible()
  })

  it('are added while the browser is offline, too', async () => {
    const { receive } = receiver()
    await show(scenes.empty, receiving(receive))
    dispatchEvent(new Event('offline'))
    await userEvent.upload(chooser, await aPicture())
    await expect.element(page.getByText('1 of 6', { exact: true })).toBeVisible()
    dispatchEvent(new Event('online'))
    await expect.element(sent).toBeVisible()
  })

  it('that failed are sent again', async () => {
    const { receive } = receiver()
    let isBroken = true
    await show(
      scenes.empty,
      receiving((request) => (isBroken ? refuse(503)() : receive(request))),
    )
    allowErrors(/503/)
    await userEvent.upload(chooser, await aPicture())
    const again = page.getByRole('button', { name: /Not sent. Try again/ })
    await expect.element(again).toBeVisible()
    isBroken = false
    await again.click()
    await expect.element(sent).toBeVisible()
  })

  it('of which nothing arrives are not sent without an end', async () => {
    const { receive } = receiver()
    const nothing = vi.fn<() => ReceivedPart>(() => ({ received: 0, photo: null }))
    let isLost = true
    await show(
      scenes.empty,
      receiving((request) => (isLost ? nothing() : receive(request))),
    )
    await userEvent.upload(chooser, await aPicture())
    const again = page.getByRole('button', { name: /Not sent. Try again/ })
    await expect.element(again).toBeVisible()
    expect(nothing).toHaveBeenCalledTimes(2)
    isLost = false
    await again.click()
    await expect.element(sent).toBeVisible()
  })

  it('that the api refuses say why, and take no place', async () => {
    const detail = [{ loc: ['body'], msg: 'The picture is damaged', type: 'value_error' }]
    await show(scenes.empty, receiving(refuse(422, { detail })))
    allowErrors(/422/)
    await userEvent.upload(chooser, await aPicture())
    await expect.element(page.getByText('Not taken')).toBeVisible()
    await expect.element(page.getByRole('alert')).toMatchTextContent('The picture is damaged')
    await page.getByRole('button', { name: 'Remove photo 1' }).click()
    await expect.element(page.getByText('The picture is damaged')).not.toBeInTheDocument()
  })

  it('are removed in every state', async () => {
    await show(scenes.everyState)
    for (const left of [2, 1, 0]) {
      await page.getByRole('button', { name: 'Remove photo 1' }).click()
      await expect.poll(() => page.getByRole('img').elements()).toHaveLength(left)
    }
    await expect.element(page.getByRole('button', { name: 'Take a photo' })).toBeVisible()
  })

  it('that were sent stay when they cannot be removed', async () => {
    const removal = { 'POST /public/garment_photos/{id}/remove': refuse(409) }
    await show(scenes.full, { api: removal })
    allowErrors(/409/)
    await page.getByRole('button', { name: 'Remove photo 3' }).click()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/The photo was not removed/)
    await expect.poll(() => page.getByRole('img').elements()).toHaveLength(6)
  })
})
