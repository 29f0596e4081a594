import { z } from 'zod'

const Answer = z.object({ contract: z.string() })
const patience = 5000

/** The version of the contract that the live api speaks; null when it can't be asked. */
export async function askContract(apiUrl: string): Promise<string | null> {
  try {
    const response = await fetch(`${apiUrl}/readyz`, { signal: AbortSignal.timeout(patience) })
    return Answer.parse(await response.json()).contract
  } catch {
    return null
  }
}
