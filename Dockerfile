# The site and its contact service in one image:
#   docker build -t folio .
#   docker run --read-only --tmpfs /tmp -v folio-data:/data -p 4173:4173 folio
# Set the variables of .env.example with -e, as in -e SMTP_URL=...

FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Remove the Node of the lock file, which is for clones: the image has its own.
RUN npm ci --omit=dev --ignore-scripts && rm -r node_modules/node-linux-* node_modules/.bin/node
COPY . .
# To override the path that "url" in "site" says: --build-arg BASE_PATH=/portfolio/
ARG BASE_PATH=
ARG CONTACT_BACKEND=
RUN node node_modules/vite/bin/vite.js build && rm -r node_modules/.cache
# What the service reads of the owner: a content with section types of its own needs them, too.
RUN mkdir owner && mv content dist owner && if [ -d sections ]; then mv sections owner; fi

FROM node:24-slim
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/schema schema
COPY --from=build /app/src src
COPY --from=build /app/owner ./
# Root owns all these files: the service can write to /data only.
RUN install -d -o node -g node /data
ARG BASE_PATH=
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4173 DATA_DIR=/data SITE_FOLDER=/app/dist BASE_PATH=$BASE_PATH
USER node
EXPOSE 4173
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node is the first process, so that SIGTERM reaches it and it answers open requests.
CMD ["node", "src/server/main.ts"]
