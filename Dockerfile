# One image with the web client, the product and its dependencies; `docker compose up` runs it with its services. See
# docs/running.md.

FROM node:20-bookworm-slim AS web
WORKDIR /webapp
COPY webapp/package.json webapp/package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund --loglevel=error
COPY webapp/ ./
RUN npm run build

FROM python:3.11-slim-bookworm AS wheels
WORKDIR /source
COPY setup.cfg pyproject.toml constraints.txt README.md LICENSE ./
COPY src/ src/
RUN pip wheel --no-cache-dir --wheel-dir /wheels --constraint constraints.txt ".[redis,s3,celery]"

FROM python:3.11-slim-bookworm
# antiword reads old .doc files that our own reader cannot read.
RUN apt-get update \
    && apt-get install -y --no-install-recommends antiword \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --uid 10001 --home-dir /data --create-home --shell /usr/sbin/nologin hireloom
RUN --mount=type=bind,from=wheels,source=/wheels,target=/wheels \
    pip install --no-cache-dir --no-index --find-links /wheels "hireloom[redis,s3,celery]"
COPY --from=web /webapp/dist /srv/web
ENV HIRELOOM_HOST=0.0.0.0 \
    HIRELOOM_PORT=8000 \
    HIRELOOM_DATA_DIR=/data \
    HIRELOOM_WEB_DIR=/srv/web
USER 10001
WORKDIR /data
VOLUME /data
EXPOSE 8000
# The check ignores an outgoing proxy that Docker may be configured with. The start period is long because a newer
# version may migrate a large database for minutes before it answers.
HEALTHCHECK --interval=15s --timeout=5s --start-period=15m \
    CMD ["python", "-c", "from urllib.request import ProxyHandler, build_opener; build_opener(ProxyHandler({})).open('http://127.0.0.1:8000/api/health', timeout=4)"]
ENTRYPOINT ["hireloom"]
CMD ["serve"]
