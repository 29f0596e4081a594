import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(?:js|css|svg|json|txt|html)$/
/** What the edge runs itself is sent to no visitor. */
const runByEdge = /\/server\/[^/]+$/

/** Writes `.br` and `.gz` beside a file. Returns the brotli size; null where it writes none. */
export async function precompress(path: string, content: Buffer): Promise<number | null> {
  if (!compressible.test(path) || runByEdge.test(path)) return null
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGBLOCK]: 20,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, zipped)])
  return brotli.length
}
