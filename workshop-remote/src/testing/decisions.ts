import type { ListedDecision } from '@darnley/contract/workshop-decisions'

const admin = 'https://admin.darnley.example/admin/collections'

function aDecision(
  fields: Pick<ListedDecision, 'kind' | 'id' | 'title'> & Partial<ListedDecision>,
): ListedDecision {
  return {
    published: null,
    draft: null,
    changed_at: '2026-11-24T16:40:00.000Z',
    changed_by: null,
    edit_url: `${admin}/${fields.kind}/${fields.id}`,
    ...fields,
  }
}

export const someDecisions: readonly ListedDecision[] = [
  aDecision({
    ...{ kind: 'faq', id: 'how-long', title: 'How long does it take?' },
    published: 'Seven working days from arrival, three with express.',
  }),
  aDecision({
    ...{ kind: 'faq', id: 'abroad', title: 'Do you ship abroad?' },
    draft: 'Not yet. Write to us where you live, and we will see what we can do.',
    changed_by: 'editor@darnley.example',
  }),
  aDecision({
    ...{ kind: 'fees', id: 'home-delivery', title: 'Home delivery' },
    published: '£3.95',
    draft: '£4.50',
    changed_by: 'owner@darnley.example',
    changed_at: '2026-11-25T09:12:00.000Z',
  }),
  aDecision({
    ...{ kind: 'fees', id: 'return-to-store', title: 'Return to the store' },
    published: 'Free',
  }),
  aDecision({
    ...{ kind: 'delivery-areas', id: 'london-city', title: 'City of London and Holborn' },
    published: 'EC, WC',
  }),
  aDecision({
    ...{ kind: 'studios', id: 'hackney', title: 'Cutters Yard' },
    published: '27 Cutters Yard, London, E8 4QS',
  }),
]
