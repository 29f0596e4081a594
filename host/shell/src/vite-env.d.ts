interface ImportMetaEnv {
  /** 'true' in the build for the sites of partner shops. */
  readonly VITE_STORE_LOGIN?: string
}
