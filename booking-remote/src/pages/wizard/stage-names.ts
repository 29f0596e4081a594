/** The stages of a booking, in the progress tracker. */
export const stageNames = ['Your item', 'Your service', 'Add another', 'Checkout']
