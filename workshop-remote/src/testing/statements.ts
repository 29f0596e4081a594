import type { Statement, Statements } from '@darnley/contract/workshop-statements'
import { minor } from '@darnley/domain/money'

/** Returns the statement of a partner whose till took £842.10 for the company. */
export function aStatement(change: Partial<Statement> = {}): Statement {
  return {
    shop: { id: 'maison-vale', name: 'Maison Vale' },
    ...{ opening: minor(12_000), collected: minor(84_210), returned: minor(1_600) },
    ...{ held: minor(0), held_returned: minor(0), own_takings: minor(0) },
    ...{ paid_in: minor(12_000), paid_out: minor(0) },
    ...{ closing: minor(82_610), owed_now: minor(82_610) },
    settlements: [
      {
        ...{ id: '6e0c1d36-3c7a-4c0a-9a43-000000000801', day: '2026-11-05' },
        ...{ direction: 'from_shop', amount: minor(12_000), reference: 'BACS 1187' },
        actor: 'Ruth Adeyemi',
      },
    ],
    ...change,
  }
}

/** Returns the statement of a partner that sells what its till takes, and is owed what was paid by card. */
export function aSellersStatement(): Statement {
  return aStatement({
    shop: { id: 'kirk-and-daughters', name: 'Kirk & Daughters' },
    ...{ opening: minor(0), collected: minor(0), returned: minor(0), paid_in: minor(0) },
    ...{ held: minor(2_400), held_returned: minor(400), own_takings: minor(51_200) },
    ...{ closing: minor(-2_000), owed_now: minor(-2_000), settlements: [] },
  })
}

export function someStatements(change: Partial<Statements> = {}): Statements {
  return {
    month: '2026-11',
    store_seller: 'company',
    statements: [aSellersStatement(), aStatement()],
    ...change,
  }
}
