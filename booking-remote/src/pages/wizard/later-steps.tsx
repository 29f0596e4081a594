import type { ComponentType } from 'react'
import type { Step } from '@darnley/domain/flow'
import { ChoiceSummary } from '#src/components/choice-summary.tsx'
import type { StepProps } from './step-props.ts'
import { AddMoreStep } from './steps/add-more.tsx'
import { ExpectationsStep } from './steps/expectations.tsx'
import { FittingChoiceStep } from './steps/fitting-choice.tsx'
import { FittingDetailsStep } from './steps/fitting-details.tsx'
import { FittingGuideStep } from './steps/fitting-guide.tsx'
import { ItemDescriptionStep } from './steps/item-description.tsx'
import { NotOfferedStep } from './steps/not-offered.tsx'
import { QuestionStep } from './steps/question.tsx'
import { RepairLocationStep } from './steps/repair-location.tsx'
import { ServiceListStep } from './steps/service-list.tsx'
import { ServiceTypeStep } from './steps/service-type.tsx'
import { SubserviceStep } from './steps/subservice.tsx'
import { TailorNotesStep } from './steps/tailor-notes.tsx'

/** The steps after the item: a chunk of their own, so that a first visit does not wait for them. */
export const laterViews = {
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
} satisfies Partial<Record<Step, ComponentType<StepProps>>>

/** Shown above most of these steps, so it is in the same chunk. */
export const Summary = ChoiceSummary
