import { Html5Qrcode, Html5QrcodeSupportedFormats } from 'html5-qrcode'

/** Maximum scans per second (section 9). */
const scansASecond = 3

export interface Torch {
  readonly switchTo: (on: boolean) => Promise<void>
}

export interface RunningScanner {
  /** Null if the camera has none. */
  readonly torch: Torch | null
  /** The camera in use. */
  readonly deviceId: string | undefined
  readonly stop: () => Promise<void>
}

/** Called after each scan, with the code in the picture or null. */
export type OnLook = (text: string | null) => void

interface ScannerOptions {
  /** The element that contains the picture. */
  readonly elementId: string
  /** The chosen camera; by default the rear one. */
  readonly deviceId: string | null
  readonly onLook: OnLook
}

/** Starts the scanner. Rejects without a camera or permission. Loaded with the first view of a camera only. */
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

/**
 * Waits until the picture plays: the reader is ready earlier, and removing it in between makes the browser report an
 * error.
 */
async function untilPlaying(video: HTMLVideoElement | null | undefined): Promise<void> {
  // A second play() settles with the pending start; its failure changes nothing.
  await video?.play().catch(() => undefined)
}

/** Returns the torch, or null: browsers also report the torch of a camera without one, as false. */
function torchOf(scanner: Html5Qrcode): Torch | null {
  const { torch = false } = scanner.getRunningTrackCapabilities() as { torch?: boolean }
  if (!torch) return null
  const feature = scanner.getRunningTrackCameraCapabilities().torchFeature()
  return { switchTo: (on) => feature.apply(on) }
}
