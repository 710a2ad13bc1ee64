# One image for the API and the worker; docker-compose.yml shows how they run.
# The digest is of the multi-platform index. To update: `docker buildx imagetools inspect node:24-bookworm-slim`.
ARG NODE=node:24.21.0-bookworm-slim@sha256:2fe369e969550cde8e867afc3fe370b260140cab4a23d467074295b42163d553

FROM ${NODE} AS build
WORKDIR /app
# Packages change less often than sources: their layer is kept while the lock file is.
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# What the sandbox AI learned is for development: 85 MB that no server with its providers reads.
RUN npm run build && rm -r dist/learned && npm prune --omit=dev --no-audit --no-fund

FROM ${NODE}
# The browser prints one-sheets; the fonts are for artists' names in any script. tini collects what the browser leaves.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends chromium-headless-shell fonts-liberation fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji tini \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
ARG COMMIT=
ENV COMMIT=$COMMIT NODE_ENV=production HOST=0.0.0.0 PORT=3000 PUPPETEER_EXECUTABLE_PATH=/usr/bin/chromium-headless-shell
# A new volume mounted here gets this folder's owner.
RUN mkdir /files && chown node:node /files
ENV STORAGE_DIR=/files
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/backend/migrations ./backend/migrations
COPY --from=build /app/backend/playbook ./backend/playbook
COPY --from=build /app/dist ./dist
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--"]
# What a call leaves behind is collected half as often.
CMD ["node", "--enable-source-maps", "--max-semi-space-size=32", "dist/backend/src/main.js"]
