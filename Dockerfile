# A server with the web app: docker build --tag undercrown .   See docs/hosting.md.

FROM node:22-slim AS build
WORKDIR /app
COPY . .
# It installs what it needs.
RUN npm run build

# What the server asks for while it runs, and nothing of the sources.
FROM node:22-slim AS modules
WORKDIR /app
COPY . .
RUN npm ci --omit=dev --workspace=@undercrown/server --no-audit --no-fund \
  && rm -r node_modules/@undercrown

FROM node:22-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
WORKDIR /app
COPY --from=modules /app/node_modules node_modules
COPY --from=build /app/dist dist
RUN ln -s /app/dist/undercrown.mjs /usr/local/bin/undercrown \
  && mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "--eval", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["undercrown", "serve"]
