# The house in a container: docker build -t houseway . && docker run -p 127.0.0.1:8765:8765 -v house:/data houseway
# Beyond this machine, put something in front of it that speaks TLS and say --origin https://…, or mount a certificate and
# say --tls-cert and --tls-key in place of --plain-http (docs/running.md).
# The images are named to the last number. To be sure of the very bytes, name them by digest as well:
#   docker build --build-arg NODE=node:22.20.0-slim@sha256:… --build-arg PYTHON=python:3.12.12-slim@sha256:… -t houseway .
ARG NODE=node:22.20.0-slim
ARG PYTHON=python:3.12.12-slim

FROM ${NODE} AS client

WORKDIR /houseway/web
COPY web ./
RUN npm install --no-save --no-audit --no-fund && npm run build

FROM ${PYTHON}

WORKDIR /houseway
COPY pyproject.toml requirements.txt README.md LICENSE ./
COPY src src
COPY --from=client /houseway/src/houseway/floor/pages src/houseway/floor/pages
COPY law law
RUN pip install --no-cache-dir --require-hashes --requirement requirements.txt \
    && pip install --no-cache-dir --no-deps --no-build-isolation . \
    && useradd --system --home-dir /data house \
    && install --directory --owner=house --mode=700 /data

USER house
VOLUME /data
EXPOSE 8765
STOPSIGNAL SIGTERM
HEALTHCHECK CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8765/health', timeout=5)"]
ENTRYPOINT ["houseway", "floor", "--data", "/data", "--no-browser"]
CMD ["--host", "0.0.0.0", "--plain-http"]
