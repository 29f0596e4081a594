import { page, type Locator } from 'vitest/browser'

/** Returns the heading of the step that is shown. */
export function heading(name: string | RegExp): Locator {
  return page.getByRole('heading', { level: 1, name })
}
