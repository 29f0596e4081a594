export type Schema = Readonly<Record<string, unknown>>

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly schema: Schema
  readonly example?: string | number
}

interface Media {
  readonly schema: Schema
  readonly example?: unknown
}

export interface DocumentedResponse {
  readonly content?: Readonly<Record<string, Media>>
}

export interface Operation {
  readonly operationId: string
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> }
  readonly responses: Readonly<Record<string, Schema>>
}

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: Readonly<Record<string, Readonly<Record<string, Schema>>>>
}

export interface NamedOperation extends Operation {
  readonly method: string
  readonly path: string
}

export function operationsOf({ paths }: OpenApi): NamedOperation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  )
}

/** Resolves a reference to a part of the document. */
export function resolve(document: OpenApi, part: Schema): Schema {
  const { $ref: ref, ...rest } = part
  if (typeof ref !== 'string') return part
  const [, , kind = '', name = ''] = ref.split('/')
  return { ...resolve(document, document.components[kind]?.[name] ?? {}), ...rest }
}
