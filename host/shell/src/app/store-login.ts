/** Whether this build is for the sites of partner shops (the login flag of section 6). */
export const storeLogin = import.meta.env.VITE_STORE_LOGIN === 'true'

/** Where signed-out visitors of such a site are sent (section 2.1). */
export const signInPath = '/sign-in'
