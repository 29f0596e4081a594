import { startFrame } from '@darnley/web/frame'
import { anEntry } from '@darnley/testing/basket'
import { Page as FittingGuide } from '#src/exposes/fitting-guide.tsx'
import { Page as Wizard } from '#src/exposes/wizard.tsx'

startFrame({
  pages: { '/': Wizard, '/booking': Wizard, '/fitting-guide': FittingGuide },
  sampleBasket: [anEntry()],
})
