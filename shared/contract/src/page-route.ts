/** A page's entry in the route table, as the shell's renderer passes it to the edge. */
export interface PageRoute<Module extends string = string> {
  readonly path: string
  readonly module: Module
  /** Shown on a partner site when signed out; without it the route redirects to the sign-in. */
  readonly signedOutModule?: Module
  /** Whether the page is public on a partner's site. */
  readonly open?: boolean
  readonly title: string
  /** The title on a partner's site when signed out, or when the edge does not know. */
  readonly signedOutTitle?: string
  /** Painted before scripts run, in place of the page's own heading. */
  readonly heading: string
  readonly backdrop?: Backdrop
}

export type Backdrop = 'basket' | 'checkout' | 'thank-you'

/** The route data that only the edge needs, kept out of the browser's scripts. */
export interface DescribedRoute extends PageRoute {
  readonly description: string
  /** The first request of the page, byte for byte, for the edge to preload. */
  readonly firstRequest?: string
}
