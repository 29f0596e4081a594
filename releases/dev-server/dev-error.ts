/** The development server cannot start or go on: printed as a sentence, without a stack. */
export class DevError extends Error {}
