import type { ComponentType, JSX } from 'react'
import type { Step } from 'shared/flow'
import type { StepProps } from './step-props.ts'
import { AddMoreStep } from './steps/add-more.tsx'
import { ExpectationsStep } from './steps/expectations.tsx'
import { FittingChoiceStep } from './steps/fitting-choice.tsx'
import { FittingDetailsStep } from './steps/fitting-details.tsx'
import { FittingGuideStep } from './steps/fitting-guide.tsx'
import { ItemCategoryStep } from './steps/item-category.tsx'
import { ItemDescriptionStep } from './steps/item-description.tsx'
import { ItemStep } from './steps/item.tsx'
import { NotOfferedStep } from './steps/not-offered.tsx'
import { QuestionStep } from './steps/question.tsx'
import { RepairLocationStep } from './steps/repair-location.tsx'
import { ServiceListStep } from './steps/service-list.tsx'
import { ServiceTypeStep } from './steps/service-type.tsx'
import { SubserviceStep } from './steps/subservice.tsx'
import { TailorNotesStep } from './steps/tailor-notes.tsx'

const views = {
  'item-category': ItemCategoryStep,
  item: ItemStep,
  'item-description': ItemDescriptionStep,
  'service-type': ServiceTypeStep,
  'repair-list': ServiceListStep,
  'alteration-list': ServiceListStep,
  'repair-location': RepairLocationStep,
  'service-question': QuestionStep,
  subservice: SubserviceStep,
  'subservice-question': QuestionStep,
  'fitting-choice': FittingChoiceStep,
  'fitting-guide': FittingGuideStep,
  'fitting-details': FittingDetailsStep,
  'tailor-notes': TailorNotesStep,
  expectations: ExpectationsStep,
  'add-more': AddMoreStep,
  'dead-end': NotOfferedStep,
  'unavailable-service': NotOfferedStep,
} satisfies Record<Step, ComponentType<StepProps>>

/** Shows the step that the flow is at. */
export function StepView({ state }: StepProps): JSX.Element {
  const View: ComponentType<StepProps> = views[state.place.step]
  return <View state={state} />
}
