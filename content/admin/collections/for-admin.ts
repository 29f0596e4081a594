import type {
  CollectionAfterReadHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
  Condition,
  Field,
  JSONField,
  RichTextField,
  Validate,
} from 'payload'
import { checkRichText } from '../../src/rules/rich-text.ts'
import { slugOf } from '../../src/rules/slug.ts'
import { words } from '../fields/words.ts'
import type { ServiceRows } from './new-rows.ts'
import { isProvisional, nameNewRows, withLists } from './new-rows.ts'

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
    admin: { ...collection.admin, ...listOf(collection.slug), hideAPIURL: true },
    hooks: {
      ...hooks,
      beforeValidate: [...(hasQuestions ? [nameRows] : []), ...beforeValidate],
      afterRead: [...(hooks.afterRead ?? []), withGroups(fields)],
    },
    fields,
  }
}

/** Rows are named after their document, as the content service does, but for the ids that a form gave them. */
const nameRows: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const id = data?.['id'] || originalDoc?.id || slugOf(String(data?.['name'] ?? ''))
  return data && { ...data, ...nameNewRows({ ...data, id }) }
}

/** A form needs its groups, also where readers are told that there is nothing in one. */
function withGroups(fields: readonly Field[]): CollectionAfterReadHook {
  const names = fields.flatMap((field) =>
    field.type === 'group' && 'name' in field ? [field.name] : [],
  )
  return ({ doc }) => ({
    ...doc,
    ...Object.fromEntries(names.map((name) => [name, doc[name] ?? {}])),
  })
}

function listOf(slug: string): CollectionConfig['admin'] {
  const columns = defaultColumns[slug]
  return { pagination: { defaultLimit: 50 }, ...(columns && { defaultColumns: columns }) }
}

const defaultColumns: Readonly<Record<string, string[]>> = {
  'item-categories': ['name', 'sortOrder', '_status'],
  items: ['name', 'itemCategory', 'services', '_status'],
  services: ['name', 'price', 'serviceType', '_status'],
  'fitting-guides': ['id', 'updatedAt', '_status'],
  media: ['filename', 'alt', 'updatedAt'],
}

/** Its id may be left empty, for the content service makes it from the name; later it is not to be changed. */
function documentField(field: Field, editor: Editor): Field {
  if (field.type !== 'text' || field.name !== 'id') return adapt(field, editor)
  const condition: Condition = (_data, _siblings, { operation }) => operation === 'create'
  return adapt({ ...field, required: false, admin: { condition } } as Field, editor)
}

function adapt(field: Field, editor: Editor): Field {
  const named = withWords(field)
  switch (named.type) {
    case 'json':
      return named.validate === (checkRichText as unknown)
        ? richText(named.name, { label: named.label, editor })
        : exclusion(named)
    case 'array':
      return {
        ...named,
        admin: { ...named.admin, components: { RowLabel: rowName } },
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

function exclusion(field: JSONField): JSONField {
  const rule = field.validate
  return {
    ...field,
    admin: { ...field.admin, components: { Field: answerPicker } },
    ...(rule && {
      validate: (value, options) =>
        rule(value, { ...options, data: withLists(options.data as ServiceRows) }),
    }),
  }
}

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
