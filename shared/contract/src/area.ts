import { z } from 'zod'

/** The kinds of site: the customers' own, that of a partner shop, and that of the company's workshop. */
export const SiteKind = z.enum(['web', 'storefront', 'workshop'])
export type SiteKind = z.infer<typeof SiteKind>

/** Whether staff sign in there (the login flag of section 6). */
export function hasSignIn(site: SiteKind): boolean {
  return site !== 'web'
}

/** Addresses that the edge answers itself. */
const reserved = /^\/(?:api|content|releases|icons|livez|readyz)(?:\/|$)/

/** A path of the router: `/basket`, `/gift/:code`. */
export const PagePath = z
  .string()
  .regex(/^\/$|^(?:\/(?:[a-z0-9-]+|:[a-z][A-Za-z]*))+$/, 'Write a path such as /basket.')
  .refine((path) => !reserved.test(path), 'The edge answers this address itself.')

/** The name of a module that a release exposes: `./wizard`. */
export const ModuleName = z
  .string()
  .regex(/^\.\/[a-z][a-z0-9-]*$/, 'Write a name such as ./wizard.')

const places = {
  /** The kinds of site that have it. */
  sites: z.array(SiteKind).min(1).readonly(),
}

/** A page of an area. What is optional is left out by most pages. */
export const AreaPage = z.object({
  ...places,
  path: PagePath,
  module: ModuleName,
  /** Title of the tab, without the site's name. */
  title: z.string().min(1),
  /** Painted before scripts run, in place of the page's own heading. */
  heading: z.string().min(1),
  /** One sentence for search engines. */
  description: z.string().min(1),
  /**
   * Who sees it where staff sign in: `staff` by default. A path may have a page for staff and one for `signed-out`
   * visitors; without the second they are sent to the sign-in. Elsewhere every page is for everyone.
   */
  audience: z.enum(['everyone', 'staff', 'signed-out']).optional(),
  /** The brand's background picture behind it (section 2.1). */
  backdrop: z.enum(['basket', 'checkout', 'thank-you']).optional(),
  /**
   * `own`: the page brings header and navigation of its own, inside an element `#content` that the skip link leads to.
   * By default the shell draws them.
   */
  frame: z.literal('own').optional(),
  /** Whether its first state is rendered into the release, to be painted before scripts run. */
  firstScreen: z.boolean().optional(),
  /** Whether its documents hold its content, which the edge renders ahead with the release's renderer (content-screen.ts). */
  hasContent: z.boolean().optional(),
  /** Query parameters that open it in another state than its first screen shows. */
  stateParameters: z.array(z.string()).readonly().optional(),
  /** Its first request, byte for byte, for the document to preload. */
  firstRequest: z.string().startsWith('/').optional(),
  /** Whether search engines may list it, because it is the same for every visitor. */
  isIndexed: z.boolean().optional(),
  /** The path to list instead of its own. */
  canonical: PagePath.optional(),
  /** Whether it may use the camera. */
  usesCamera: z.boolean().optional(),
  /** `hold` keeps the visitor on the releases of this page until a page with `release` is opened. */
  set: z.enum(['hold', 'release']).optional(),
})
export type AreaPage = z.infer<typeof AreaPage>

/** A link to a page in the site's header or footer. */
export const MenuEntry = z.object({
  ...places,
  place: z.enum(['header', 'footer']),
  label: z.string().min(1),
  path: PagePath,
})
export type MenuEntry = z.infer<typeof MenuEntry>

/** A part of the shell's layout that an area fills. */
export const SlotName = z.enum(['basket-panel', 'staff-menu'])
export type SlotName = z.infer<typeof SlotName>

export const FilledSlot = z.object({ ...places, slot: SlotName, module: ModuleName })
export type FilledSlot = z.infer<typeof FilledSlot>

/**
 * What an area says about itself in its `src/pages.ts`. It travels in the manifest of each release; shell and edge
 * derive routes, heads, first screens, menus and slots from the releases that are live.
 */
export const AreaDeclaration = z.object({
  pages: z.array(AreaPage).readonly().default([]),
  menu: z.array(MenuEntry).readonly().default([]),
  slots: z.array(FilledSlot).readonly().default([]),
})
export type AreaDeclaration = z.infer<typeof AreaDeclaration>

/** The input of `AreaDeclaration`, as `src/pages.ts` writes it. */
export type AreaInput = Readonly<z.input<typeof AreaDeclaration>>
