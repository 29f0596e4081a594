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
  price: { label: 'Price', description: 'In pounds, such as 16.00.' },
  priceModifier: { label: 'Added to the price', description: 'In pounds, such as 5.00.' },
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
  questionType: { label: 'Answered by' },
  options: { label: 'Answers' },
  explainer: { label: 'Explanation', description: 'Shown below the question.' },
  questionAnswerExclusion: {
    label: 'Left out after these answers',
    description: 'Hidden from a customer who gives one of these answers.',
  },
  subservices: { label: 'Parts of the service', description: 'The customer chooses one of them.' },
  coverImage: { label: 'Picture' },
  picture: { label: 'Picture' },
  servicePictures: {
    label: 'Pictures of services on this item',
    description:
      'For a service whose picture shows another garment. Customers who chose this item see it instead; price list and guides keep the picture of the service.',
  },
  alt: { label: 'What the picture shows', description: 'Read to those who do not see it.' },
  itemCategory: { label: 'Category' },
  sortOrder: { label: 'Place in lists', description: 'Lower numbers come first.' },
  key: {
    label: 'Fee',
    description: 'Where it is charged. Checkout, price list and texts follow what is published.',
  },
  changedBy: { label: 'Changed by', description: 'The last who saved or published it.' },
  amount: {
    label: 'Amount',
    description:
      'In pounds, such as 3.95; 0 is free. Partner sites multiply it by their rate. Orders that are placed keep what they were charged.',
  },
  postcodeAreas: {
    label: 'Postcodes',
    description:
      'N for all that begins like N1 9GU, or BR1 for that district alone. No two areas have the same.',
  },
  sameDayCourier: {
    label: 'The bicycle courier (Evermile) rides here',
    description: 'Then customers of these postcodes can choose it at checkout.',
  },
  shifts: { label: 'Courier shifts', description: 'Times of day in London, such as 09:30.' },
  openingHours: { label: 'Opening hours', description: 'Closed on days that are not listed.' },
  partner: {
    label: 'Partner',
    description: 'In whose shop this place is: the staff of that shop see its fittings.',
  },
  fittingTimes: {
    label: 'Fittings in person',
    description: 'When they are booked. Times of day in London, such as 09:30.',
  },
  fittingMinutes: { label: 'Minutes of a fitting', description: 'Without a number 20.' },
  fittingSeats: { label: 'Fitted at once', description: 'Without a number 1.' },
  author: { label: 'Written by', description: 'As the customer wants to be called.' },
  rating: { label: 'Stars', description: '1 to 5.' },
  writtenOn: { label: 'Written on' },
  source: {
    label: 'Where it was written',
    description: 'The page on which others can read it. Only what a customer wrote belongs here.',
  },
  startsAt: { label: 'From' },
  endsAt: { label: 'Until' },
  belowVersion: {
    label: 'Only for versions below',
    description: 'Without a version and builds it is for everyone.',
  },
  belowIosBuild: { label: 'Only for builds below, on iOS' },
  belowAndroidBuild: { label: 'Only for builds below, on Android' },
  storefront: { label: 'Partner', description: 'The id of the partner, such as maison-vale.' },
  dropOffPoint: {
    label: 'Drop-off point',
    description: 'Staff of the shop see the orders that pass through it.',
  },
  keyInfo: { label: 'Key information' },
  exampleImages: { label: 'Examples' },
}
