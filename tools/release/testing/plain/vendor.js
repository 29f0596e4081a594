export const everything = 'vendor'
