import type { NumberField, TextField, UploadField } from 'payload'
import { checkColour, checkPoints, checkPrice } from '#src/rules/values.ts'

export function nameField(): TextField {
  return { name: 'name', type: 'text', required: true }
}

/** Returns a field for a price in whole pence. */
export function priceField(name: string): NumberField {
  return { name, type: 'number', required: true, defaultValue: 0, validate: checkPrice }
}

/** Returns a field for a tailor's workload in points. */
export function pointsField(): NumberField {
  return {
    name: 'tailorPointsModifier',
    type: 'number',
    required: true,
    defaultValue: 0,
    validate: checkPoints,
  }
}

export function sortOrderField(): NumberField {
  return { name: 'sortOrder', type: 'number', required: true, defaultValue: 0, index: true }
}

export function colourField(name: string): TextField {
  return { name, type: 'text', validate: checkColour }
}

export function pictureField(name: string, required = false): UploadField {
  return { name, type: 'upload', relationTo: 'media', required }
}
