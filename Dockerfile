# docker build --target site .   the site behind nginx, on port 8080
# docker build --target api .    the reference API, on port 8787: for development and tests
# docs/operations.md says how to run both.

FROM node:26.10.0-bookworm-slim AS sources
WORKDIR /src
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .

FROM sources AS built-site
RUN npm run build
# After the build, so that staging and production share it.
ARG CONFIG=public/config.json
RUN npm run configure -- --site dist --config "$CONFIG"

FROM sources AS built-api
RUN npx --no-install rolldown reference-api/main.ts --platform node --format esm --dir /api

# The same packages that `npm test` starts.
FROM debian:bookworm-slim AS site
RUN apt-get update \
  && apt-get install --yes --no-install-recommends nginx-light libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /srv
COPY --from=built-site /src/dist dist
COPY --from=built-site /src/dist-server dist-server
# www-data
USER 33:33
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'GET /config.json HTTP/1.0\\r\\n\\r\\n' >&3 && head -n 1 <&3 | grep -q ' 200 '"]
CMD ["nginx", "-e", "stderr", "-p", "/srv", "-c", "dist-server/nginx.conf", "-g", "daemon off;"]

FROM node:26.10.0-bookworm-slim AS api
WORKDIR /srv
COPY package.json ./
COPY --from=built-api /api ./
RUN mkdir /data && chown 1000:1000 /data
ENV HOST=0.0.0.0 DATABASE=/data/reference-api.sqlite
USER 1000:1000
VOLUME /data
EXPOSE 8787
HEALTHCHECK --interval=30s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8787/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "main.js"]
