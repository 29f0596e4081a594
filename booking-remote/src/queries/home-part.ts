import { lazyPart } from '@darnley/web/lazy-part'

/**
 * What home says below the categories, which loads when a visitor comes near it. Until then the document has it: it is
 * replaced when its answers are there, too.
 */
export const homePart = {
  ...lazyPart('home', async (client) => {
    const part = await import('#src/pages/wizard/home/home.tsx')
    await part.fetchAnswers(client)
    return part
  }),
  meta: { inDocument: true },
}
