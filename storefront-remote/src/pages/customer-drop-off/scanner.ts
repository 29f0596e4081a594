import { Html5Qrcode, Html5QrcodeSupportedFormats } from 'html5-qrcode'

/** At most so many looks at the picture a second (section 9). */
const scansASecond = 3

export interface Torch {
  readonly switchTo: (on: boolean) => Promise<void>
}

export interface RunningScanner {
  /** Null where the camera has none. */
  readonly torch: Torch | null
  /** The camera in use. */
  readonly deviceId: string | undefined
  readonly stop: () => Promise<void>
}

/** Called for each look at the picture: with the code in it, or null. */
export type OnLook = (text: string | null) => void

interface ScannerOptions {
  /** The element that the picture is put into. */
  readonly elementId: string
  /** A camera the person chose; the rear one is preferred otherwise. */
  readonly deviceId: string | null
  readonly onLook: OnLook
}

/** Rejects when there is no camera or it may not be used. Nothing else on the site loads this file. */
export async function startScanner(options: ScannerOptions): Promise<RunningScanner> {
  const { elementId, deviceId, onLook } = options
  const scanner = new Html5Qrcode(elementId, {
    verbose: false,
    formatsToSupport: [Html5QrcodeSupportedFormats.QR_CODE],
    useBarCodeDetectorIfSupported: true,
  })
  const camera = deviceId === null ? { facingMode: 'environment' } : deviceId
  const settings = { fps: scansASecond, disableFlip: true }
  await scanner.start(
    camera,
    settings,
    (text) => onLook(text),
    () => onLook(null),
  )
  await untilPlaying(document.getElementById(elementId)?.querySelector('video'))
  return {
    torch: torchOf(scanner),
    deviceId: scanner.getRunningTrackSettings().deviceId,
    stop: async () => {
      await scanner.stop()
      scanner.clear()
    },
  }
}

/** The reader is ready before its picture plays; taken away in between, the browser reports a fault of the page. */
async function untilPlaying(video: HTMLVideoElement | null | undefined): Promise<void> {
  // Asked again, play() tells how the start that is under way ends; how it began is not undone by its failing.
  await video?.play().catch(() => undefined)
}

/** Browsers name the torch of a camera that has none too, as false. */
function torchOf(scanner: Html5Qrcode): Torch | null {
  const { torch = false } = scanner.getRunningTrackCapabilities() as { torch?: boolean }
  if (!torch) return null
  const feature = scanner.getRunningTrackCameraCapabilities().torchFeature()
  return { switchTo: (on) => feature.apply(on) }
}
