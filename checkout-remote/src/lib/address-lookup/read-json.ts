/** Fetches JSON from another host, without cookies. @throws Error for any status other than 2xx */
export async function readJson<Body>(url: string, request: RequestInit): Promise<Body> {
  const response = await fetch(url, { credentials: 'omit', referrerPolicy: 'origin', ...request })
  if (!response.ok) throw new Error(`The address lookup answered ${response.status}`)
  return (await response.json()) as Body
}
