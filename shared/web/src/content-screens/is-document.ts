/**
 * Whether this renders a document ahead: what is pressable in it has to lead on before scripts have run. Known when it is
 * built, so that browsers do not load what documents need.
 */
export const isDocument = import.meta.env.SSR
