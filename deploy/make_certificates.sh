#!/bin/sh
# usage: sh deploy/make_certificates.sh [FOLDER]: a certificate authority of your own, and certificates for the services
# of deploy/compose.tls.yaml, for two years. Run it as root, so that the services can read their keys; run it again to
# renew them.
set -eu
folder=${1:-$(dirname "$0")/tls}
mkdir -p "$folder"
cd "$folder"
umask 077
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 730 -subj "/CN=Hireloom services" \
    -addext "basicConstraints=critical,CA:TRUE" -addext "keyUsage=critical,keyCertSign" -keyout ca.key -out ca.crt
for name in postgres redis minio; do
    openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj "/CN=$name" -keyout "$name.key" -out "$name.csr"
    printf 'subjectAltName=DNS:%s,DNS:localhost' "$name" > "$name.ext"
    openssl x509 -req -in "$name.csr" -CA ca.crt -CAkey ca.key -CAcreateserial -days 730 -extfile "$name.ext" -out "$name.crt"
    rm "$name.csr" "$name.ext"
done
rm ca.key ca.srl # nobody can sign another one
chmod 644 ./*.crt
if [ "$(id -u)" = 0 ]; then
    chown 999 postgres.key redis.key # the user of both images
fi
