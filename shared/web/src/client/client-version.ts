/** Sent with each request (section 9). */
export const clientVersion = '0.0.1'
