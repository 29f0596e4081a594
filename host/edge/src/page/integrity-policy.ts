const enforced = 'integrity-policy'

/**
 * Returns the headers for a browser. WebKit enforces the policy without taking hashes from import maps, and so would
 * refuse every module; it is told to report only.
 */
export function headersFor(
  headers: Readonly<Record<string, string>>,
  userAgent = '',
): Readonly<Record<string, string>> {
  if (!isWebKit(userAgent) || headers[enforced] === undefined) return headers
  const { [enforced]: policy, ...others } = headers
  return { ...others, [`${enforced}-report-only`]: policy }
}

/** Chromium names WebKit, too; on iOS every browser is one. */
function isWebKit(userAgent: string): boolean {
  return userAgent.includes('AppleWebKit/') && !/Chrom(?:e|ium)\//.test(userAgent)
}
