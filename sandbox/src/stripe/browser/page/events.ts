export type Listener = (event: Record<string, unknown>) => void

/** The `on`, `off` and `once` of Stripe's elements. */
export class Events {
  readonly #listeners = new Map<string, Set<Listener>>()

  on(type: string, listener: Listener): this {
    const listeners = this.#listeners.get(type) ?? new Set()
    this.#listeners.set(type, listeners.add(listener))
    return this
  }

  off(type: string, listener?: Listener): this {
    if (listener) this.#listeners.get(type)?.delete(listener)
    else this.#listeners.delete(type)
    return this
  }

  once(type: string, listener: Listener): this {
    const once: Listener = (event) => {
      this.off(type, once)
      listener(event)
    }
    return this.on(type, once)
  }

  /** Whether an event has listeners. */
  hasListeners(type: string): boolean {
    return (this.#listeners.get(type)?.size ?? 0) > 0
  }

  emit(type: string, event: Record<string, unknown>): void {
    this.#listeners.get(type)?.forEach((listener) => listener(event))
  }
}
