import { join } from 'node:path'
import type { ImagePart } from './parts.ts'

/** Debian's own image, or one made of Debian's packages under the same name (base.ts). */
export const BASE = 'docker.io/library/debian:bookworm-slim'

/** Node, the user and the health check: the layer that all parts share. */
export function nodeFile(node: string): string {
  return `FROM ${BASE}
LABEL org.opencontainers.image.title="Darnley: Node ${node}"
COPY passwd /etc/passwd
COPY node healthy /usr/local/bin/
COPY node.LICENSE /usr/share/doc/node/LICENSE
`
}

/** The image of a part. Its files belong to root, so that no part can change its own code. */
export function partFile(
  part: ImagePart,
  { from, commit }: { from: string; commit: string },
): string {
  const { title, folder, programs, volumes = [], port } = part
  return [
    `FROM ${from}`,
    `LABEL org.opencontainers.image.title="${title}" org.opencontainers.image.revision="${commit}" org.opencontainers.image.licenses="MIT"`,
    'COPY app /app',
    ...volumes.map((volume) => `COPY --chown=1000:1000 empty ${volume}`),
    'ENV NODE_ENV=production HOST=0.0.0.0',
    ...(port === undefined ? [] : [`ENV PORT=${port}`, `EXPOSE ${port}`]),
    `WORKDIR ${join('/app', folder)}`,
    'USER 1000:1000',
    port === undefined
      ? 'HEALTHCHECK NONE'
      : 'HEALTHCHECK --interval=3s --timeout=5s --retries=30 CMD ["healthy"]',
    `CMD ["node", "--disable-warning=ExperimentalWarning", "${programs[0]}"]`,
    '',
  ].join('\n')
}

/** As in `darnley-edge`. */
export const imageName = ({ name }: ImagePart): string => `darnley-${name}`
