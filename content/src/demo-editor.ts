/** The demonstration's editor. The password is public. */
export const demoEditor = { email: 'editor@darnley.example', password: 'needle-and-thread' }
