/** Who sews, where, and how clothes travel there. */
export const sewingPlace =
  'Your clothes are sewn by our own tailors in London. We collect by post from anywhere in the UK; in London you can also drop them off or be fitted in person.'
