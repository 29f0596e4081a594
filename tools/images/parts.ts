/** An image: which part of the repository it holds, and how it starts. */
export interface ImagePart {
  readonly name: string
  readonly title: string
  /** Where its programs start, in the repository and below /app. */
  readonly folder: string
  /** Its programs in that folder: the image holds what they import. The first is what it starts. */
  readonly programs: readonly string[]
  /** Packages whose files a program reads without importing them. */
  readonly read?: readonly string[]
  /** Absolute folders that it writes: a volume each. */
  readonly volumes?: readonly string[]
  /** Without one it does its work and ends. */
  readonly port?: number
  /** Whether the folder has a lock file of its own, and is built by `npm run build`. */
  readonly isBuilt?: boolean
}

export const imageParts: readonly ImagePart[] = [
  {
    name: 'edge',
    title: 'Darnley: pages, releases and proxies',
    folder: 'host/edge',
    programs: ['src/server.ts'],
    volumes: ['/releases'],
    port: 3000,
  },
  {
    name: 'api',
    title: 'Darnley: the api',
    folder: 'api',
    programs: [
      'src/server.ts',
      'src/commands/migrate.ts',
      'src/commands/end-second-step.ts',
      'src/commands/first-owner.ts',
      'src/commands/personal-data.ts',
      'src/commands/erasures.ts',
    ],
    read: ['swagger-ui-dist'],
    volumes: ['/photos', '/erasures'],
    port: 3100,
  },
  {
    name: 'content',
    title: 'Darnley: the content service',
    folder: 'content',
    programs: ['src/server.ts', 'src/commands/migrate.ts'],
    volumes: ['/media'],
    port: 3200,
  },
  {
    name: 'admin',
    title: "Darnley: the editors' admin",
    folder: 'content/admin',
    programs: ['server.ts'],
    volumes: ['/media', '/app/content/admin/.next/cache'],
    port: 3201,
    isBuilt: true,
  },
  {
    name: 'operations',
    title: 'Darnley: roles of the databases, and the doctor',
    folder: 'tools',
    programs: ['setup/roles.ts', 'setup/doctor.ts'],
  },
  {
    name: 'sandbox',
    title: 'Darnley: stand-ins for a demonstration',
    folder: 'sandbox',
    programs: ['src/server.ts'],
    port: 3300,
  },
]
