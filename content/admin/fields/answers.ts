/** The little of Payload's form state that is read here: path of a field > its value. */
export type FormValues = Readonly<Record<string, { readonly value?: unknown } | undefined>>

/** As a list to choose from takes it: the value is the id of the answer's row. */
export type Answer = Readonly<Record<'value' | 'label', string>>

/**
 * The answers of a service's form by which the field at a path may be hidden: all but those of the question or
 * subservice that the field belongs to.
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
