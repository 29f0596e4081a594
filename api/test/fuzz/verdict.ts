import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { type DocumentedResponse, type NamedOperation, type OpenApi, resolve } from './document.ts'
import type { FuzzRequest } from './requests.ts'

export interface Answer {
  readonly status: number
  readonly type: string
  readonly text: string
}

/** Returns the violation of a response according to the document; null for none. */
export type Judge = (request: FuzzRequest, answer: Answer) => string | null

export function judgeBy(document: OpenApi): Judge {
  const ajv = new Ajv2020({ strict: false, validateFormats: true })
  formats.default(ajv)
  const compiled = new Map<string, ValidateFunction>()

  function validatorOf(operation: NamedOperation, status: number): ValidateFunction | null {
    const key = `${operation.operationId} ${status}`
    const known = compiled.get(key)
    if (known) return known
    const response = resolve(document, operation.responses[status] ?? {}) as DocumentedResponse
    const schema = response.content?.['application/json']?.schema
    if (!schema) return null
    const made = ajv.compile({ ...schema, components: document.components })
    compiled.set(key, made)
    return made
  }

  return ({ operation, method, isOfOperation }, { status, type, text }) => {
    if (status >= 500) return `answered ${status}`
    if (!isOfOperation) return null
    if (!Object.hasOwn(operation.responses, status))
      return `answered ${status}, which is not documented`
    if (method === 'HEAD' || status === 204) return null
    const validate = validatorOf(operation, status)
    if (!validate) return null
    if (!type.startsWith('application/json')) return `answered ${status} as ${type}`
    return validate(JSON.parse(text)) ? null : ajv.errorsText(validate.errors)
  }
}
