import type { FastifyInstance } from 'fastify'
import { workshopDecisions } from '@darnley/contract/workshop-decisions'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import { fetchDecisions } from './content.ts'

export function workshopDecisionRoutes(app: FastifyInstance, { config }: Services): void {
  serve(app, {
    route: workshopDecisions,
    handler: async () => {
      const decisions = await fetchDecisions(config)
      return {
        decisions: decisions.map((each) => ({
          ...each,
          edit_url: editUrl(config.adminUrl, each),
        })),
      }
    },
  })
}

/** Returns the page of a document in the admin. */
function editUrl(
  adminUrl: string | null,
  { kind, id }: { readonly kind: string; readonly id: string },
): string | null {
  return adminUrl && `${adminUrl}/admin/collections/${kind}/${encodeURIComponent(id)}`
}
