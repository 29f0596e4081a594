/** The demonstration's editor. Everybody can read the password here. */
export const demoEditor = { email: 'editor@darnley.example', password: 'needle-and-thread' }
