/** Values that the examples of several calls share. */

/** Well-formed but unknown: the call responds with its documented 404. */
export const unknownToken = 'A'.repeat(43)
export const unknownId = '00000000-0000-4000-8000-000000000000'
export const partnerDomain = 'maison.localhost'
export const shopifyDomain = 'maison.myshopify.com'
export const shopifyUrl = `https://${shopifyDomain}`

export const jeans = {
  id: '69771883-210d-4d05-8fb6-1555e11a0b6d',
  itemCategory: { id: 'trousers', name: 'Trousers & jeans' },
  item: { id: 'jeans', name: 'Jeans', coverImage: null },
  itemDescription: 'Blue denim, size 32',
  serviceDetails: [
    {
      id: '3303aafd-5cdf-41bc-9c95-80614d1ab993',
      service: {
        id: 'shorten-hem',
        name: 'Shorten hem',
        price: 1600,
        serviceType: 'alteration',
        coverImage: null,
      },
      questionAnswerModifiers: [
        {
          questionId: 'shorten-hem.finish',
          question: 'How should the new hem look?',
          answer: 'A plain machine-stitched hem',
          answerId: 'shorten-hem.finish.plain',
          priceModifier: 0,
          tailorPointsModifier: 0,
        },
      ],
      subserviceDetails: null,
      fittingChoice: 'pin_in_store',
      fittingDetails: null,
      repairLocation: null,
      tailorNotes: null,
    },
  ],
}

export const customer = {
  customer_name: 'Amara Osei',
  email: 'amara.osei@example.com',
  phone: '07700 900123',
  collection_provider: 'RMTracked24',
  dropoff_provider: 'RMTracked24',
  in_store_type: null,
  address: {
    full_name: 'Amara Osei',
    line1: '14 Weavers Row',
    line2: '',
    city: 'Leeds',
    postcode: 'LS1 4AB',
  },
  express: false,
  origin_system: 'd2c-web',
  coupon_code: null,
}

export const shopifyHeaders = {
  'x-shopify-hmac-sha256': 'signed-by-shopify',
  'x-shopify-shop-domain': shopifyDomain,
  'x-shopify-webhook-id': unknownId,
}
