/** What is wrong with one setting. Neither text contains the setting's value, which may be a secret. */
export interface Fault {
  readonly setting: string
  /** Completes a sentence that begins with the setting: "is not set". */
  readonly problem: string
  /** What to do, with an example: "set the port, such as 3100". */
  readonly cure: string
}

interface WrongConfigurationOptions {
  /** As in "The api". */
  readonly part: string
  readonly faults: readonly Fault[]
  /** A last line for all faults. */
  readonly hint?: string | undefined
}

/** The error of a part that cannot start with its configuration. The message has one line for each fault. */
export class WrongConfiguration extends Error {
  readonly faults: readonly Fault[]

  constructor({ part, faults, hint }: WrongConfigurationOptions) {
    const lines = faults.map(({ setting, problem, cure }) => `  ${setting} ${problem}: ${cure}.`)
    super([`${part} cannot start.`, ...lines, ...(hint ? [hint] : [])].join('\n'))
    this.faults = faults
  }
}

/** Returns the result of a start step. Prints the faults and exits with 2 when the configuration is wrong. */
export async function orExplain<Result>(step: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await step()
  } catch (error) {
    if (!(error instanceof WrongConfiguration)) throw error
    console.error(error.message)
    process.exit(2)
  }
}
