# One image for every part: the service names the command (docker-compose.yml).
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY shared/package.json shared/
COPY host/package.json host/
COPY booking-remote/package.json booking-remote/
COPY checkout-remote/package.json checkout-remote/
COPY storefront-remote/package.json storefront-remote/
COPY api/package.json api/
COPY content/package.json content/
COPY sandbox/package.json sandbox/
COPY e2e/package.json e2e/
COPY tools/package.json tools/
RUN npm ci --no-audit --no-fund --ignore-scripts
COPY . .
RUN node tools/release/cli.ts all --dir /app/releases

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /app
COPY --from=build --chown=node:node /app /app
RUN mkdir /media && chown node:node /media
USER node
