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

interface ScannerOptions {
  /** The element that the picture is put into. */
  readonly elementId: string
  /** A camera the person chose; the rear one is preferred otherwise. */
  readonly deviceId: string | null
  readonly onScan: (text: string) => void
}

/** Rejects when there is no camera or it may not be used. Nothing else on the site loads this file. */
export async function startScanner(options: ScannerOptions): Promise<RunningScanner> {
  const { elementId, deviceId, onScan } = options
  const scanner = new Html5Qrcode(elementId, {
    verbose: false,
    formatsToSupport: [Html5QrcodeSupportedFormats.QR_CODE],
    useBarCodeDetectorIfSupported: true,
  })
  const camera = deviceId === null ? { facingMode: 'environment' } : deviceId
  const settings = { fps: scansASecond, disableFlip: true }
  await scanner.start(camera, settings, (text) => onScan(text), undefined)
  return {
    torch: torchOf(scanner),
    deviceId: scanner.getRunningTrackSettings().deviceId,
    stop: async () => {
      await scanner.stop()
      scanner.clear()
    },
  }
}

function torchOf(scanner: Html5Qrcode): Torch | null {
  const torch = scanner.getRunningTrackCameraCapabilities().torchFeature()
  return torch.isSupported() ? { switchTo: (on) => torch.apply(on) } : null
}
