export function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** Returns a literal for a server with standard_conforming_strings, which is the default. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
