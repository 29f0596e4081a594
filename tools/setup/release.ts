/** `npm run release`: everything about releases (tools/release/program.ts). */
await import('#tools/release/cli.ts')
export {}
