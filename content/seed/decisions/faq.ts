import type { QuestionSeed } from '#src/seed/decision-types.ts'

/** In display order. */
export const faq: readonly QuestionSeed[] = [
  {
    id: 'how-it-works',
    category: 'Booking',
    question: 'How does {company} work?',
    answer:
      'Choose your item and what should be done to it, tell us how it should fit, and pay. Then post your clothes to us or bring them to a drop-off point. Our tailors do the work, and your clothes come back ready to wear.',
  },
  {
    id: 'account',
    category: 'Booking',
    question: 'Do I need an account?',
    answer: 'No. Your name, your e-mail address and a mobile phone number are enough.',
  },
  {
    id: 'cancelling',
    category: 'Booking',
    question: 'Can I cancel?',
    answer:
      'Yes, until your clothes are on their way to us, on the page of your order. You get everything back, delivery included.',
  },
  {
    id: 'not-listed',
    category: 'Booking',
    question: 'What if my item or repair is not listed?',
    answer:
      'Describe it on the page that says we do not offer it, and we will see what we can do. You can also write to {support_email}.',
  },
  {
    id: 'right-fit',
    category: 'Fitting',
    question: 'How do you know my size?',
    answer:
      'You choose: measure yourself with a tape, pin the garment with a helper, send another item that fits for us to match, or have it pinned in person at our space in London. A guide shows every step.',
  },
  {
    id: 'measure-alone',
    category: 'Fitting',
    question: 'Can I measure by myself?',
    answer:
      'For most services, yes. Where a second pair of hands makes a better fit, we recommend pinning.',
  },
  {
    id: 'how-long',
    category: 'Turnaround',
    question: 'How long does it take?',
    answer:
      'Our tailors finish the work within 7 working days of its arrival, or within 3 working days with express turnaround.',
  },
  {
    id: 'delivery-cost',
    category: 'Delivery',
    question: 'What does delivery cost?',
    answer:
      'Each way to or from your home costs {home_delivery}. Dropping off and collecting at a store is free.',
  },
  {
    id: 'packing',
    category: 'Delivery',
    question: 'How should I pack my clothes?',
    answer:
      'Wash and dry them first: our tailors cannot work on damp clothes. Any sturdy bag or box will do. Put a note with your order number inside.',
  },
  {
    id: 'insurance',
    category: 'Delivery',
    question: 'Are my clothes insured in the post?',
    answer:
      'For precious pieces choose Royal Mail Special Delivery, which is insured to £1,000 or £2,500.',
  },
  {
    id: 'paying',
    category: 'Payment',
    question: 'How can I pay?',
    answer:
      'By card when you book. If you book with one of our partner shops, you pay in the shop.',
  },
  {
    id: 'discount',
    category: 'Payment',
    question: 'Where do I enter a discount code?',
    answer: 'In the basket, before you go to checkout. It takes a part off the price of services.',
  },
  {
    id: 'not-happy',
    category: 'Aftercare',
    question: 'What if I am not happy with the result?',
    answer:
      'Write to {support_email} within {guarantee_days} days of getting it back, with your order number and a picture, and we will put it right at no cost to you.',
  },
]
