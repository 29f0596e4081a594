import type {
  CollectionBeforeValidateHook,
  CollectionConfig,
  Field,
  RichTextField,
  Validate,
} from 'payload'
import { checkRichText } from '../../src/rules/rich-text.ts'
import { slugOf } from '../../src/rules/slug.ts'
import { words } from '../fields/words.ts'
import { isProvisional, nameNewRows } from './new-rows.ts'

type Editor = NonNullable<RichTextField['editor']>

/** A collection of the content service, made comfortable to edit. Its columns and rules stay what they are. */
export function forAdmin(collection: CollectionConfig, editor: Editor): CollectionConfig {
  const fields = collection.fields.map((field) => documentField(field, editor))
  const hooks = collection.hooks ?? {}
  const beforeValidate = hooks.beforeValidate ?? []
  const hasQuestions = fields.some((field) => 'name' in field && field.name === 'questions')
  return {
    ...collection,
    // A copy would carry the ids of the original's rows.
    disableDuplicate: true,
    admin: { ...collection.admin, hideAPIURL: true },
    hooks: { ...hooks, beforeValidate: [...(hasQuestions ? [nameRows] : []), ...beforeValidate] },
    fields,
  }
}

/** Rows are named after their document, as the content service does, but for the ids that a form gave them. */
const nameRows: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const id = data?.['id'] || originalDoc?.id || slugOf(String(data?.['name'] ?? ''))
  return data && { ...data, ...nameNewRows({ ...data, id }) }
}

/** Its id may be left empty: the content service makes it from the name before it looks. */
function documentField(field: Field, editor: Editor): Field {
  if (field.type !== 'text' || field.name !== 'id') return adapt(field, editor)
  return adapt({ ...field, required: false } as Field, editor)
}

function adapt(field: Field, editor: Editor): Field {
  const named = withWords(field)
  switch (named.type) {
    case 'json':
      return named.validate === (checkRichText as unknown)
        ? richText(named.name, { label: named.label, editor })
        : { ...named, admin: { ...named.admin, components: { Field: answerPicker } } }
    case 'array':
      return {
        ...named,
        admin: { ...named.admin, initCollapsed: true, components: { RowLabel: rowName } },
        fields: named.fields.map((each) => rowField(each, editor)),
      }
    case 'group':
      return { ...named, fields: named.fields.map((each) => adapt(each, editor)) }
    default:
      return named
  }
}

const answerPicker = '/fields/answer-picker.tsx#AnswerPicker'
const rowName = '/fields/row-name.tsx#RowName'

/** One jsonb column, whichever of the two it is called. */
function richText(
  name: string,
  { label, editor }: { label: RichTextField['label']; editor: Editor },
): RichTextField {
  return { name, type: 'richText', editor, ...(label === undefined ? {} : { label }) }
}

/** Ids of rows are no editor's matter. */
function rowField(field: Field, editor: Editor): Field {
  if (field.type !== 'text' || field.name !== 'id') return adapt(field, editor)
  const rule = field.validate as Validate | undefined
  const validate: Validate = (value, options) =>
    isProvisional(value) || (rule?.(value, options) ?? true)
  return { ...field, admin: { ...field.admin, hidden: true }, validate } as Field
}

function withWords<Each extends Field>(field: Each): Each {
  const found = 'name' in field && field.name ? words[field.name] : undefined
  if (!found) return field
  const { label, description } = found
  return { ...field, label, admin: { ...field.admin, ...(description && { description }) } }
}
