import { generateKeyPairSync, sign } from 'node:crypto'

/** Makes a certificate of its own for localhost (RFC 5280), so that a test can say until when it is good. */
export function makeCertificate(until: Date): { readonly key: string; readonly cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const ed25519 = tagged(0x30, Buffer.from('06032b6570', 'hex'))
  const name = tagged(
    0x30,
    tagged(0x31, tagged(0x30, Buffer.from('0603550403', 'hex'), tagged(0x0c, text('localhost')))),
  )
  const alternative = tagged(0x30, tagged(0x82, text('localhost')))
  const extension = tagged(0x30, Buffer.from('0603551d11', 'hex'), tagged(0x04, alternative))
  const content = tagged(
    0x30,
    tagged(0xa0, Buffer.from('020102', 'hex')),
    Buffer.from('020101', 'hex'),
    ed25519,
    name,
    tagged(0x30, time(new Date('2020-01-01')), time(until)),
    name,
    publicKey.export({ format: 'der', type: 'spki' }),
    tagged(0xa3, tagged(0x30, extension)),
  )
  const signature = sign(null, content, privateKey)
  const whole = tagged(0x30, content, ed25519, tagged(0x03, Buffer.from([0]), signature))
  const lines = whole.toString('base64').replace(/.{64}/g, '$&\n')
  return {
    key: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  }
}

/** Writes a value as DER: tag, length, content. */
function tagged(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const text = (value: string): Buffer => Buffer.from(value)

function time(date: Date): Buffer {
  return tagged(0x17, text(`${date.toISOString().slice(2, 19).replace(/[-T:]/g, '')}Z`))
}
