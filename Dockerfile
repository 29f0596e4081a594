# One image for every part but the admin: the service names the command (docker-compose.yml).
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY shared/contract/package.json shared/contract/
COPY shared/domain/package.json shared/domain/
COPY shared/web/package.json shared/web/
COPY shared/node/package.json shared/node/
COPY shared/storage/package.json shared/storage/
COPY shared/testing/package.json shared/testing/
COPY host/shell/package.json host/shell/
COPY host/edge/package.json host/edge/
COPY booking-remote/package.json booking-remote/
COPY checkout-remote/package.json checkout-remote/
COPY storefront-remote/package.json storefront-remote/
COPY workshop-remote/package.json workshop-remote/
COPY releases/package.json releases/
COPY api/package.json api/
COPY backup/package.json backup/
COPY content/package.json content/
COPY sandbox/package.json sandbox/
COPY e2e/package.json e2e/
COPY system-tests/package.json system-tests/
COPY tools/package.json tools/
COPY workbench/package.json workbench/
RUN npm ci --no-audit --no-fund --ignore-scripts
COPY . .
RUN node releases/cli/cli.ts all --dir /app/releases

# The editors' admin has a lock file of its own: Next and an editor are nothing that the other parts need.
FROM build AS admin-build
WORKDIR /app/content/admin
RUN npm ci --no-audit --no-fund --ignore-scripts
RUN NODE_ENV=production node node_modules/next/dist/bin/next build

FROM node:24.21.0-bookworm-slim AS runtime
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /app
RUN mkdir /media /photos /erasures && chown node:node /media /photos /erasures

FROM runtime AS admin
COPY --from=admin-build /app /app
USER node

FROM runtime AS app
COPY --from=build /app /app
USER node
