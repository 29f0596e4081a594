/** The part of Payload's form state that is used here: field values by path. */
export type FormValues = Readonly<Record<string, { readonly value?: unknown } | undefined>>

/** An option of a select list; the value is the id of the answer's row. */
export type Answer = Readonly<Record<'value' | 'label', string>>

/**
 * Returns the answers of a service's form that may hide the field at a path: all except those of its own question or
 * subservice.
 */
export function answersFor(path: string, form: FormValues): Answer[] {
  const owner = path.slice(0, path.lastIndexOf('.') + 1)
  return Object.entries(form).flatMap(([key, field]) => {
    const [, question, option] = /^(.*questions\.\d+)\.(options\.\d+)\.id$/.exec(key) ?? []
    if (!question || key.startsWith(owner) || typeof field?.value !== 'string') return []
    const words = [`${question}.question`, `${question}.${option}.answer`].map(
      (each) => form[each]?.value,
    )
    return [{ value: field.value, label: words.join(' → ') }]
  })
}
