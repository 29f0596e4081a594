import { createRoot } from 'react-dom/client'
import { loadScene } from './scenes.ts'
import { prepare } from './stage.tsx'

/** Draws the scene that the address names, alone: `/scene.html?id=...&brand=maison-vale`. */
const id = new URLSearchParams(location.search).get('id') ?? ''
const root = document.getElementById('root')
document.title = id
if (root) createRoot(root).render(prepare(await loadScene(id)))
