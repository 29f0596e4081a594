/**
 * What Onfleet documents: https://docs.onfleet.com/reference/create-task, /reference-link/get-single-task and
 * /reference-link/webhook-payload-examples, read on 2026-11-27. The values are our own.
 */

/** A task, as creating one and looking one up answer. */
export const task = {
  id: '11z1BFspwhBYDvIH_FrJfWMm',
  shortId: '8f983639',
  organization: 'yAM*fDkztrT3gUcz9mNDgNOL',
  timeCreated: 1_779_724_500_000,
  timeLastModified: 1_779_724_500_000,
  trackingURL: 'https://onf.lt/8f983639',
  worker: null,
  merchant: 'yAM*fDkztrT3gUcz9mNDgNOL',
  executor: 'yAM*fDkztrT3gUcz9mNDgNOL',
  dependencies: [],
  state: 0,
  completeAfter: null,
  completeBefore: null,
  pickupTask: true,
  notes: 'Order DN-48213',
  completionDetails: { failureNotes: '', failureReason: 'NONE', events: [], actions: [] },
  metadata: [
    { name: 'order_number', type: 'string', value: 'DN-48213', visibility: ['api'] },
    { name: 'leg', type: 'string', value: 'dropoff', visibility: ['api'] },
  ],
  recipients: [{ id: 'VVLx5OdKvw0dRSjT2rGOc6Y*', name: 'Maison Vale', phone: '+442079460101' }],
  container: { type: 'ORGANIZATION', organization: 'yAM*fDkztrT3gUcz9mNDgNOL' },
}

/** The webhook `taskCompleted`. */
export const completed = {
  taskId: task.id,
  workerId: '1Ds6ulPYWxNPgaIaoLPqlIQE',
  actionContext: { id: '1Ds6ulPYWxNPgaIaoLPqlIQE', type: 'WORKER' },
  adminId: null,
  time: 1_779_730_000_000,
  triggerId: 3,
  triggerName: 'taskCompleted',
  data: {
    task: { ...task, state: 3, completionDetails: { success: true, time: 1_779_730_000_000 } },
    worker: { id: '1Ds6ulPYWxNPgaIaoLPqlIQE', name: 'A. Rider' },
  },
}
