import { useEffect, useRef, useState } from 'react'
import { useQueryClient, type QueryClient } from '#src/query/query.ts'
import { scannerPart } from './scanner-part.ts'
import type { OnLook, RunningScanner, Torch } from './scanner.ts'

export interface CameraChoice {
  readonly id: string
  readonly label: string
}

export type CameraState =
  | { readonly status: 'starting' }
  | { readonly status: 'blocked' }
  /** The scanner's chunk failed to load. */
  | { readonly status: 'not-loaded' }
  | {
      readonly status: 'running'
      readonly torch: Torch | null
      readonly deviceId: string | undefined
      readonly cameras: readonly CameraChoice[]
    }

interface CameraOptions {
  readonly elementId: string
  readonly deviceId: string | null
  readonly onLook: OnLook
}

/** Serialises starts and stops, which are slow: a start must not overtake the previous stop. */
let queue: Promise<unknown> = Promise.resolve()

/** Runs the camera while its view is shown; rotating the tablet restarts it in the new format. */
export function useCamera({ elementId, deviceId, onLook }: CameraOptions): CameraState {
  const [state, setState] = useState<CameraState>({ status: 'starting' })
  const onLookNow = useRef(onLook)
  onLookNow.current = onLook
  const orientation = useOrientation()
  const client = useQueryClient()

  useEffect(() => {
    let wanted = true
    let running: RunningScanner | undefined
    async function begin(): Promise<void> {
      if (!wanted) return
      const options: CameraOptions = {
        elementId,
        deviceId,
        onLook: (text) => onLookNow.current(text),
      }
      const next = await start(client, {
        ...options,
        onRunning: (scanner) => {
          running = scanner
        },
      })
      if (wanted) setState(next)
    }
    setState({ status: 'starting' })
    queue = queue.then(begin)
    return () => {
      wanted = false
      queue = queue.then(() => running?.stop()).catch(() => undefined)
    }
  }, [client, elementId, deviceId, orientation])
  return state
}

async function start(
  client: QueryClient,
  {
    onRunning,
    ...options
  }: CameraOptions & { readonly onRunning: (scanner: RunningScanner) => void },
): Promise<CameraState> {
  const scanners = await client.fetchQuery(scannerPart).catch(() => null)
  if (!scanners) return { status: 'not-loaded' }
  try {
    const scanner = await scanners.startScanner(options)
    onRunning(scanner)
    const { torch, deviceId } = scanner
    return { status: 'running', torch, deviceId, cameras: await listCameras() }
  } catch {
    return { status: 'blocked' }
  }
}

/** Lists the cameras; browsers reveal their names only once one is running. */
async function listCameras(): Promise<CameraChoice[]> {
  const devices = await navigator.mediaDevices.enumerateDevices()
  return devices
    .filter(({ kind }) => kind === 'videoinput')
    .map(({ deviceId, label }, index) => ({ id: deviceId, label: label || `Camera ${index + 1}` }))
}

function useOrientation(): string {
  const [orientation, setOrientation] = useState(currentOrientation)
  useEffect(() => {
    const portrait = matchMedia('(orientation: portrait)')
    const note = (): void => setOrientation(currentOrientation())
    portrait.addEventListener('change', note)
    return () => portrait.removeEventListener('change', note)
  }, [])
  return orientation
}

function currentOrientation(): string {
  return matchMedia('(orientation: portrait)').matches ? 'portrait' : 'landscape'
}
