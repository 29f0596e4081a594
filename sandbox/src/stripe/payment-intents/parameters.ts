import { z } from 'zod'
import { invalidRequest, type StripeFault } from '../fault.ts'
import type { Form } from '../form-body.ts'

const amount = z
  .string()
  .regex(/^\d{1,8}$/)
  .transform(Number)
const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
const metadata = z.union([z.literal('').transform(() => ({})), z.record(z.string(), z.string())])
const common = { expand: z.array(z.string()).optional() }
const browser = {
  key: z.string().optional(),
  client_secret: z.string().optional(),
  use_stripe_sdk: z.string().optional(),
}

const cardData = z.strictObject({
  type: z.literal('card'),
  card: z.strictObject({
    number: z.string(),
    exp_month: z.string(),
    exp_year: z.string(),
    cvc: z.string(),
  }),
  billing_details: z.unknown().optional(),
})

const changes = {
  currency: z.string().length(3).toLowerCase(),
  description: z.string().optional(),
  metadata: metadata.optional(),
  receipt_email: z.string().optional(),
}

export const createParameters = z.strictObject({
  ...common,
  ...changes,
  amount,
  automatic_payment_methods: z
    .strictObject({ enabled: flag, allow_redirects: z.enum(['always', 'never']).default('always') })
    .optional(),
  capture_method: z.enum(['automatic', 'automatic_async']).default('automatic_async'),
  confirm: flag.default(false),
  payment_method: z.string().optional(),
  payment_method_types: z.array(z.literal('card')).optional(),
  return_url: z.string().optional(),
  shipping: z.record(z.string(), z.unknown()).optional(),
})

/** The used subset of Stripe's query language: metadata['key']:'value'. */
export const searchParameters = z.strictObject({
  ...common,
  limit: z.coerce.number().int().min(1).max(100).default(10),
  query: z.string().transform((text, context) => {
    const [, key, value] = /^metadata\['(\w+)'\]:'([^'\\]*)'$/.exec(text) ?? []
    if (key !== undefined && value !== undefined) return { key, value }
    context.addIssue({ code: 'custom', message: 'We were unable to parse your search query.' })
    return z.NEVER
  }),
})

export const updateParameters = z.strictObject({
  ...common,
  ...changes,
  amount: amount.optional(),
  currency: changes.currency.optional(),
})

export const confirmParameters = z.strictObject({
  ...common,
  ...browser,
  payment_method: z.string().optional(),
  payment_method_data: cardData.optional(),
  return_url: z.string().optional(),
})

export const cancelParameters = z.strictObject({
  ...common,
  cancellation_reason: z
    .enum(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'])
    .optional(),
})

export const retrieveParameters = z.strictObject({ ...common, ...browser })

export const authenticationParameters = z.strictObject({
  ...browser,
  outcome: z.enum(['complete', 'fail']),
})

export const paymentMethodParameters = z.strictObject({ ...browser, ...cardData.shape })

/** Parses parameters; throws the first fault in Stripe's words, which never lists more than one. */
export function readParameters<Schema extends z.ZodType>(
  schema: Schema,
  form: Form,
): z.output<Schema> {
  const parsed = schema.safeParse(form)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw parameterFault(issue, form)
}

function parameterFault(issue: z.core.$ZodIssue | undefined, form: Form): StripeFault {
  if (issue?.code === 'unrecognized_keys') {
    const param = issue.keys[0] ?? ''
    return invalidRequest(`Received unknown parameter: ${param}`, {
      code: 'parameter_unknown',
      param,
    })
  }
  const [first = '', ...rest] = issue?.path.map(String) ?? []
  const param = first + rest.map((segment) => `[${segment}]`).join('')
  if (form[first] === undefined) {
    return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
  }
  return invalidRequest(`Invalid ${param}`, { code: 'parameter_invalid', param })
}
