import QRCode from 'qrcode'

/** A PNG that a shop's camera reads off a phone or off paper: it holds the order's token and nothing else. */
export function qrCode(token: string): Promise<Buffer> {
  return QRCode.toBuffer(token, { type: 'png', errorCorrectionLevel: 'M', margin: 4, scale: 8 })
}
