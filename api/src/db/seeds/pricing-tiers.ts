import type { pricingTiers } from '#src/db/schema/reference.ts'

export const pricingTierSeed: (typeof pricingTiers.$inferInsert)[] = [
  { name: 'standard', description: "Prices of the customers' own site", rate: '1' },
  { name: 'trade', description: 'Partners who send many garments', rate: '0.9' },
  { name: 'couture', description: 'Silk, beading, leather and other delicate work', rate: '1.4' },
]
