export interface Words {
  readonly label: string
  readonly description?: string
}

/** Labels and descriptions of fields, by field name. */
export const words: Readonly<Record<string, Words>> = {
  id: {
    label: 'Id',
    description:
      'Part of web addresses. Leave it empty and it is made from the name. It cannot be changed later.',
  },
  price: { label: 'Price in pence', description: '1600 is £16.00.' },
  priceModifier: { label: 'Added to the price, in pence', description: '500 is £5.00.' },
  tailorPointsModifier: {
    label: 'Tailor points',
    description: 'One point is about ten minutes of a tailor.',
  },
  serviceType: { label: 'Kind of service' },
  upsizing: { label: 'Upsizing: makes the garment larger' },
  deadEnd: {
    label: 'Dead end',
    description: 'Cannot be booked on its own: the customer is led to contact us.',
  },
  fittingChoices: { label: 'Ways to fit' },
  choice: { label: 'How' },
  recommended: { label: 'Recommended' },
  questions: { label: 'Questions' },
  questionType: {
    label: 'Answered by',
    description: 'radio: choosing one of the answers below. text: writing a few words.',
  },
  options: { label: 'Answers' },
  explainer: { label: 'Explanation', description: 'Shown below the question.' },
  questionAnswerExclusion: {
    label: 'Left out after these answers',
    description: 'Hidden from a customer who gives one of these answers.',
  },
  subservices: { label: 'Parts of the service', description: 'The customer chooses one of them.' },
  coverImage: { label: 'Picture' },
  alt: { label: 'What the picture shows', description: 'Read to those who do not see it.' },
  itemCategory: { label: 'Category' },
  sortOrder: { label: 'Place in lists', description: 'Lower numbers come first.' },
  keyInfo: { label: 'Key information' },
  exampleImages: { label: 'Examples' },
}
