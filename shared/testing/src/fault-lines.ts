/** Returns the lines by which reading a configuration reports its faults; none when it succeeds. */
function faultLines(read: () => unknown): string[] {
  try {
    read()
    return []
  } catch (error) {
    const [, ...lines] = (error instanceof Error ? error.message : String(error)).split('\n')
    return lines
  }
}

/** No number, address, list, key or word that any setting knows. */
const nonsense = 'no such value?!'

interface Walk {
  readonly settings: readonly string[]
  readonly read: (change: Readonly<Record<string, string>>) => unknown
}

const line = /^ {2}[A-Z\d_]+ (?:is|does|has|points) (?!is\b)[^\n]+: (?:set|remove|name) .+\.$/

/**
 * Sets each setting to nonsense in turn. Returns the settings that take any text, and every line that is not of the
 * form "  NAME is ...: set ..., such as ..." or shows the value, which may be a secret.
 */
export function walkFaults({ settings, read }: Walk): { free: string[]; odd: string[] } {
  const walked = settings.map((name) => ({
    name,
    lines: faultLines(() => read({ [name]: nonsense })),
  }))
  return {
    free: walked
      .filter(({ name, lines }) => !lines.some((each) => each.startsWith(`  ${name} `)))
      .map(({ name }) => name),
    odd: walked.flatMap(({ lines }) =>
      lines.filter((each) => !line.test(each) || each.includes(nonsense)),
    ),
  }
}
