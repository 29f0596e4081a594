import { Transform } from 'node:stream'

/** More than most mails have, attachments included. */
const MOST_BYTES = 256 * 1024

/**
 * Returns a stream that hands on what it gets in pieces of at least 256 kB. A mail is composed of some twenty pieces, and
 * each would be a write to the mail server's socket.
 */
export function inLargePieces(): Transform {
  let pieces: Buffer[] = []
  let bytes = 0
  function take(): Buffer {
    const whole = Buffer.concat(pieces, bytes)
    pieces = []
    bytes = 0
    return whole
  }
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      pieces.push(piece)
      bytes += piece.length
      if (bytes < MOST_BYTES) done()
      else done(null, take())
    },
    flush: (done) => done(null, bytes > 0 ? take() : undefined),
  })
}
