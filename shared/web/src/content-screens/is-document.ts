/** Whether this renders a document ahead: what is pressable in it has to lead on before scripts have run. */
export const isDocument = typeof window === 'undefined'
