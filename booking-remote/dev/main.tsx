import { startFrame } from 'shared/frame'
import { anEntry } from 'shared/testing/basket'
import { Page as FittingGuide } from '#src/exposes/fitting-guide.tsx'
import { Page as Wizard } from '#src/exposes/wizard.tsx'

startFrame({
  pages: { '/': Wizard, '/booking': Wizard, '/fitting-guide': FittingGuide },
  sampleBasket: [anEntry()],
})
