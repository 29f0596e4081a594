/** Heading of the first step, and of the page until the wizard is loaded. */
export const categoryHeading =
  "Let's start with the basics. Which category does your item fit into?"
