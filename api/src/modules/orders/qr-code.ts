import QRCode from 'qrcode'

/** Returns a PNG that a shop's camera can read from a phone or from paper. It contains only the order's token. */
export function qrCode(token: string): Promise<Buffer> {
  return QRCode.toBuffer(token, { type: 'png', errorCorrectionLevel: 'M', margin: 4, scale: 8 })
}
