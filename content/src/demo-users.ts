/** The demonstration's users of the admin, one in each role. The password is public. */
const password = 'needle-and-thread'

export const demoUsers = [
  { email: 'owner@darnley.example', role: 'owner', password },
  { email: 'editor@darnley.example', role: 'editor', password },
  { email: 'viewer@darnley.example', role: 'viewer', password },
]
