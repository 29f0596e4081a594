import type { CategorySeed } from '#src/seed/seed-types.ts'

export const category: CategorySeed = {
  id: 'tops',
  name: 'Tops & T-shirts',
  picture: 'A tomato-red T-shirt with a stitched hem',
  items: [
    {
      id: 't-shirt',
      name: 'T-shirt',
      picture: 'A short-sleeved T-shirt with a round neck',
      services: [
        'shorten-top',
        'shorten-plain-sleeves',
        'slim-t-shirt',
        'add-side-panels',
        'resew-seam',
        'mend-tear',
      ],
    },
    {
      id: 'long-sleeve-top',
      name: 'Long-sleeved top',
      picture: 'A striped jersey top with long sleeves',
      services: [
        'shorten-top',
        'shorten-plain-sleeves',
        'slim-t-shirt',
        'add-side-panels',
        'resew-seam',
        'mend-tear',
      ],
    },
    {
      id: 'vest-top',
      name: 'Vest or camisole',
      picture: 'A camisole on thin straps',
      services: [
        'shorten-straps',
        'shorten-top',
        'slim-t-shirt',
        'raise-armholes',
        'resew-seam',
        'repair-lace',
      ],
    },
    {
      id: 'polo-shirt',
      name: 'Polo shirt',
      picture: 'A polo shirt with a two-button placket',
      services: [
        'shorten-top',
        'shorten-plain-sleeves',
        'slim-t-shirt',
        'replace-buttons',
        'resew-seam',
        'mend-tear',
      ],
    },
    {
      id: 'sweatshirt',
      name: 'Sweatshirt or hoodie',
      picture: 'A hooded sweatshirt with a front pocket',
      services: [
        'shorten-top',
        'shorten-plain-sleeves',
        'add-side-panels',
        'replace-front-zip',
        'resew-seam',
        'elbow-patches',
        'repair-pocket',
      ],
    },
  ],
}
