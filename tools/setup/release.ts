/** `npm run release`: everything about releases (tools/release/usage.ts). */
await import('#tools/release/cli.ts')
export {}
