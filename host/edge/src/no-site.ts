import { escapeHtml } from '@darnley/node/html'

export interface Company {
  readonly name: string
  readonly siteUrl: string
}

/** The page for a person at a hostname without a site, such as that of a partner whose site was ended. */
export function noSitePage({ name, siteUrl }: Company): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>There is no shop at this address</title>
<main>
<h1>There is no shop at this address</h1>
<p>It may have ended, or the address may be mistyped. We still look after every order that was placed here.</p>
<p><a href="${escapeHtml(siteUrl)}">Go to ${escapeHtml(name)}</a></p>
</main>
</html>
`
}

/** Whether a browser asks for a page to show. */
export function wantsPage(accept: string | undefined): boolean {
  return accept?.includes('text/html') ?? false
}
