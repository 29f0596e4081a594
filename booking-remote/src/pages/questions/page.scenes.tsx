import { refuse, type Scene } from '@darnley/workbench/scene'
import { Page } from './page.tsx'

const questions = [
  {
    id: 'how-long',
    category: 'Time',
    question: 'How long does it take?',
    answer: 'Seven working days from arrival, three with Express.',
  },
  {
    id: 'how-to-send',
    category: 'Delivery',
    question: 'How do I send my clothes?',
    answer: 'By post, by courier, or by a drop-off point.',
  },
]

export const answered: Scene = {
  element: <Page />,
  path: '/questions',
  answers: { api: { 'GET /public/faq': () => questions } },
}
/** As a link to one question opens it. */
export const linked: Scene = { ...answered, path: '/questions#how-to-send' }
export const failed: Scene = { ...answered, answers: { api: { 'GET /public/faq': refuse(500) } } }
