export interface PageModule {
  readonly Page: (props: PageProps) => string
}

export interface PageProps {
  readonly params: Readonly<Record<string, string | undefined>>
}

export interface SlotModules {
  readonly 'basket-panel': object
  readonly 'staff-menu': object
}
