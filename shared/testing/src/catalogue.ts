import type {
  Item,
  Media,
  Question,
  QuestionOption,
  RichText,
  Service,
  Subservice,
} from '@darnley/contract/content'
import { minor } from '@darnley/domain/money'

/** Catalogue documents with all fields filled in; a test overrides what matters to it. */
export function aPicture(id = 'picture'): Media {
  return { id, url: `/api/media/file/${id}.svg`, alt: id, width: 240, height: 240 }
}

export function anOption(id: string, fields: Partial<QuestionOption> = {}): QuestionOption {
  return { id, answer: `Answer ${id}`, priceModifier: minor(0), tailorPointsModifier: 0, ...fields }
}

export function aQuestion(id: string, fields: Partial<Question> = {}): Question {
  return {
    id,
    question: `Question ${id}?`,
    explainer: null,
    questionType: 'radio',
    options: [anOption(`${id}.yes`), anOption(`${id}.no`)],
    questionAnswerExclusion: null,
    ...fields,
  }
}

export function aSubservice(id: string, fields: Partial<Subservice> = {}): Subservice {
  return {
    id,
    name: `Subservice ${id}`,
    priceModifier: minor(0),
    questions: [],
    coverImage: null,
    deadEnd: false,
    questionAnswerExclusion: null,
    ...fields,
  }
}

export function aService(id: string, fields: Partial<Service> = {}): Service {
  return {
    id,
    name: `Service ${id}`,
    description: null,
    price: minor(1000),
    serviceType: 'alteration',
    upsizing: false,
    fittingChoices: [],
    questions: [],
    subservices: [],
    coverImage: aPicture(id),
    deadEnd: false,
    expectations: null,
    sortOrder: 0,
    ...fields,
  }
}

export function anItem(services: Service[], fields: Partial<Item> = {}): Item {
  const id = fields.id ?? 'jeans'
  return {
    id,
    name: `Item ${id}`,
    coverImage: aPicture(id),
    itemCategory: 'trousers',
    services,
    sortOrder: 0,
    ...fields,
  }
}

/** Lexical JSON of one paragraph. */
export function aText(text: string): RichText {
  return {
    root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] },
  }
}
