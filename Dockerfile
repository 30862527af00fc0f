# One image with the web client, the product and its dependencies; `docker compose up` runs it with its services. See
# docs/running.md.

FROM node:22-bookworm-slim AS web
WORKDIR /webapp
COPY webapp/package.json webapp/package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund --loglevel=error
COPY webapp/ ./
RUN npm run build

# uv refuses a package whose hash is not the one in constraints.txt.
FROM python:3.11-slim-bookworm AS python
COPY --from=ghcr.io/astral-sh/uv:0.13.9 /uv /bin/uv
WORKDIR /source
COPY setup.cfg pyproject.toml constraints.txt README.md LICENSE ./
COPY src/ src/
COPY --from=web /webapp/dist src/hireloom/web
RUN uv venv --python /usr/local/bin/python3.11 /opt/hireloom \
    && uv pip install --python /opt/hireloom --no-cache --constraint constraints.txt --build-constraint constraints.txt \
        ".[postgres,redis,s3,celery,openai,sendgrid,gunicorn,metrics,tracing]" \
    && rm -r /opt/hireloom/lib/python3.11/site-packages/hireloom/testing

FROM python:3.11-slim-bookworm
LABEL org.opencontainers.image.title="Hireloom" \
    org.opencontainers.image.version="1.0.0" \
    org.opencontainers.image.licenses="Apache-2.0"
# antiword reads old .doc files that our own reader cannot read, tesseract reads scans.
RUN apt-get update \
    && apt-get install -y --no-install-recommends antiword tesseract-ocr \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --uid 10001 --home-dir /data --create-home --shell /usr/sbin/nologin hireloom
COPY --from=python /opt/hireloom /opt/hireloom
COPY deploy/gunicorn.conf.py /etc/hireloom/
# Without MALLOC_ARENA_MAX each thread has a heap of its own, which takes 100 MB more.
ENV PATH=/opt/hireloom/bin:$PATH \
    HIRELOOM_HOST=0.0.0.0 \
    HIRELOOM_PORT=8000 \
    HIRELOOM_DATA_DIR=/data \
    MALLOC_ARENA_MAX=2 \
    WEB_CONCURRENCY=2
USER 10001
WORKDIR /data
VOLUME /data
EXPOSE 8000
# The check ignores an outgoing proxy that Docker may be configured with. The start period is long because a newer
# version may migrate a large database for minutes before it answers.
HEALTHCHECK --interval=15s --timeout=5s --start-period=15m \
    CMD ["python", "-c", "from urllib.request import ProxyHandler, build_opener; build_opener(ProxyHandler({})).open('http://127.0.0.1:8000/api/health', timeout=4)"]
CMD ["gunicorn", "--config", "/etc/hireloom/gunicorn.conf.py"]
