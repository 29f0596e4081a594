import { useState, type JSX, type MouseEvent } from 'react'
import { createRoot } from 'react-dom/client'
import { listScenes } from './scenes.ts'

const brands = {
  default: 'Darnley',
  'maison-vale': 'Maison Vale',
  'kirk-and-daughters': 'Kirk & Daughters',
}
const widths = { desk: '1280', phone: '390' }

interface View {
  readonly id: string
  readonly brand: string
  readonly width: string
}

/** All scenes, and the chosen one in a frame; the address keeps the choice. */
function Workbench({ ids }: { ids: readonly string[] }): JSX.Element {
  const asked = new URLSearchParams(location.search)
  const [view, setView] = useState<View>({
    id: asked.get('id') ?? ids[0] ?? '',
    brand: asked.get('brand') ?? 'default',
    width: asked.get('width') ?? widths.desk,
  })
  const change = (changed: Partial<View>): void => {
    const next = { ...view, ...changed }
    history.replaceState(null, '', `?${new URLSearchParams({ ...next })}`)
    setView(next)
  }
  const alone = `/scene.html?${new URLSearchParams({ id: view.id, brand: view.brand })}`
  return (
    <>
      <nav aria-label="Scenes">
        {[...Map.groupBy(ids, fileOf)].map(([file, scenes]) => (
          <section key={file}>
            <h2>{file}</h2>
            {scenes.map((id) => (
              <a
                key={id}
                href={`?id=${id}`}
                data-id={id}
                aria-current={id === view.id ? 'page' : undefined}
                onClick={(event: MouseEvent) => {
                  event.preventDefault()
                  change({ id })
                }}
              >
                {id.slice(file.length + 1)}
              </a>
            ))}
          </section>
        ))}
      </nav>
      <form>
        <Choice
          label="Brand"
          of={brands}
          value={view.brand}
          onChange={(brand) => change({ brand })}
        />
        <Choice
          label="Width"
          of={Object.fromEntries(Object.entries(widths).map(([name, width]) => [width, name]))}
          value={view.width}
          onChange={(width) => change({ width })}
        />
        <a href={alone}>alone</a>
      </form>
      <iframe key={alone} title={view.id} src={alone} width={view.width} />
    </>
  )
}

interface ChoiceProps {
  label: string
  of: Readonly<Record<string, string>>
  value: string
  onChange: (value: string) => void
}

function Choice({ label, of, value, onChange }: ChoiceProps): JSX.Element {
  return (
    <label>
      {label}{' '}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {Object.entries(of).map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

function fileOf(id: string): string {
  return id.slice(0, id.lastIndexOf('/'))
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Workbench ids={await listScenes()} />)
