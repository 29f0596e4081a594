import { render } from 'vitest-browser-react'
import type { Answers } from './answers.ts'
import type { Scene } from './scene.ts'
import { prepare } from './stage.tsx'

export { allowErrors } from './console.ts'

/** Draws a scene in the test's page, with other answers where given. */
export async function show(scene: Scene, answers: Answers = {}): Promise<void> {
  const api = { ...scene.answers?.api, ...answers.api }
  const content = { ...scene.answers?.content, ...answers.content }
  await render(prepare({ ...scene, answers: { api, content } }))
}

/** Returns where the page is after the scene's links and buttons were pressed. */
export function currentPath(): string | undefined {
  return document.querySelector<HTMLElement>('main[data-path]')?.dataset['path']
}
