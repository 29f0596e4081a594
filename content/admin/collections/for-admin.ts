import type {
  CollectionAfterReadHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
  Condition,
  Field,
  JSONField,
  NumberField,
  Option,
  RichTextField,
  Validate,
} from 'payload'
import { checkPrice } from '../../src/fields/basic.ts'
import { checkRichText } from '../../src/rules/rich-text.ts'
import { checkFeeAmount } from '../../src/rules/usual-fees.ts'
import { slugOf } from '../../src/rules/slug.ts'
import { type Words, words } from '../fields/words.ts'
import { wordsOfDecisions } from '../fields/words-of-decisions.ts'
import { wordsOfOptions } from '../fields/words-of-options.ts'
import type { ServiceRows } from './new-rows.ts'
import { isProvisional, nameNewRows, withLists } from './new-rows.ts'

type Editor = NonNullable<RichTextField['editor']>

/** Returns a collection of the content service with the admin's editing aids. Its columns and rules stay the same. */
export function forAdmin(collection: CollectionConfig, editor: Editor): CollectionConfig {
  const fields = collection.fields.map((field) =>
    withOwnWords(documentField(field, editor), collection.slug),
  )
  const hooks = collection.hooks ?? {}
  const beforeValidate = hooks.beforeValidate ?? []
  const hasQuestions = fields.some((field) => 'name' in field && field.name === 'questions')
  return {
    ...collection,
    ...(names[collection.slug] && { labels: names[collection.slug] }),
    // A copy would have the ids of the original's rows.
    disableDuplicate: true,
    admin: { ...collection.admin, ...listOf(collection.slug), hideAPIURL: true },
    hooks: {
      ...hooks,
      beforeValidate: [...(hasQuestions ? [nameRows] : []), ...beforeValidate],
      afterRead: [...(hooks.afterRead ?? []), withGroups(fields)],
    },
    fields: readAsText.has(collection.slug) ? [...fields, asRead] : fields,
  }
}

/** Of collections whose technical name is no word of an editor. */
const names: Readonly<Record<string, { singular: string; plural: string }>> = {
  'item-categories': { singular: 'Category', plural: 'Categories' },
  brandCustomisation: { singular: 'Brand', plural: 'Brands' },
  faq: { singular: 'Question and answer', plural: 'Questions and answers' },
  media: { singular: 'Picture', plural: 'Pictures' },
}

/** Collections whose words customers read as they are typed. */
const readAsText: ReadonlySet<string> = new Set(['faq', 'announcements'])

const asRead: Field = {
  name: 'asRead',
  type: 'ui',
  admin: { components: { Field: '/fields/as-read.tsx#AsRead' } },
}

/** Names rows after their document, like the content service, except for ids that a form assigned. */
const nameRows: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const id = data?.['id'] || originalDoc?.id || slugOf(String(data?.['name'] ?? ''))
  return data && { ...data, ...nameNewRows({ ...data, id }) }
}

/** Adds the groups that a form requires, which the public API omits when they are empty. */
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
  const group = groups[slug]
  return {
    pagination: { defaultLimit: 50 },
    ...(columns && { defaultColumns: columns }),
    ...(group && { group }),
  }
}

const groups: Readonly<Record<string, string>> = {
  partners: 'Shop',
  fees: 'Shop',
  'delivery-areas': 'Shop',
  studios: 'Shop',
  faq: 'Texts',
  reviews: 'Texts',
  announcements: 'Texts',
}

const defaultColumns: Readonly<Record<string, string[]>> = {
  'item-categories': ['name', 'sortOrder', '_status'],
  items: ['name', 'itemCategory', 'services', '_status'],
  services: ['name', 'price', 'serviceType', '_status'],
  'fitting-guides': ['id', 'updatedAt', '_status'],
  reviews: ['author', 'rating', 'writtenOn', '_status'],
  faq: ['question', 'category', 'sortOrder', '_status'],
  fees: ['name', 'key', 'amount', '_status'],
  'delivery-areas': ['name', 'postcodeAreas', 'sortOrder', '_status'],
  announcements: ['title', 'kind', 'startsAt', 'endsAt', '_status'],
  partners: ['name', 'hostname', 'exchangeRate', '_status'],
  studios: ['name', 'accepts', '_status'],
  media: ['filename', 'alt', 'updatedAt'],
}

/** The id may be left empty, since the content service derives it from the name; it cannot be changed later. */
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
    case 'select':
      return { ...named, options: named.options.map(readable) }
    case 'number':
      return amountRules.has(named.validate) ? inPounds(named) : named
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

function readable(option: Option): Option {
  const label = typeof option === 'string' ? wordsOfOptions[option] : undefined
  return typeof option === 'string' && label ? { label, value: option } : option
}

/** Checks of amounts in pence. */
const amountRules: ReadonlySet<unknown> = new Set([checkPrice, checkFeeAmount])

/** Amounts are typed and listed in pounds. */
function inPounds(field: NumberField): NumberField {
  const components = {
    Field: '/fields/pounds-field.tsx#PoundsField',
    Cell: '/fields/pounds-cell.tsx#PoundsCell',
  }
  return { ...field, admin: { ...field.admin, components } }
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

/** Returns the field for a jsonb column of rich text, of either type. */
function richText(
  name: string,
  { label, editor }: { label: RichTextField['label']; editor: Editor },
): RichTextField {
  return { name, type: 'richText', editor, ...(label === undefined ? {} : { label }) }
}

/** Hides the ids of rows from editors. */
function rowField(field: Field, editor: Editor): Field {
  if (field.type !== 'text' || field.name !== 'id') return adapt(field, editor)
  const rule = field.validate as Validate | undefined
  const validate: Validate = (value, options) =>
    isProvisional(value) || (rule?.(value, options) ?? true)
  return { ...field, admin: { ...field.admin, hidden: true }, validate } as Field
}

/** Words of this collection stand before those that a name has everywhere. */
function withOwnWords<Each extends Field>(field: Each, slug: string): Each {
  return labelled(field, 'name' in field ? wordsOfDecisions[`${slug}.${field.name}`] : undefined)
}

function withWords<Each extends Field>(field: Each): Each {
  return labelled(field, 'name' in field && field.name ? words[field.name] : undefined)
}

function labelled<Each extends Field>(field: Each, found: Words | undefined): Each {
  if (!found) return field
  const { label, description } = found
  return { ...field, label, admin: { ...field.admin, ...(description && { description }) } }
}
