/** Days after the clothes came back within which work that is not right is done again, free of charge. */
export const GUARANTEE_DAYS = 30
