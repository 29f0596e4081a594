export const started = 'host'
