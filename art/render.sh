#!/bin/sh
# Render one picture: art/render.sh ID [--width=N | --fast | --half]
# The finished master goes to art/pictures/ID.webp, without a brand (ART_BRAND=none) to art/unbranded/ID.webp (--width=N: a smaller, quicker one); --fast and --half make a small draft, art/.cache/ID.png, instead.
set -eu
art=$(cd "$(dirname "$0")" && pwd)
export ART_CACHE="${ART_CACHE:-$art/.cache}"
case "${ART_BRAND:-}" in none) masters="$art/unbranded" ;; *) masters="$art/pictures" ;; esac
id=$1; mkdir -p "$ART_CACHE" "$masters"
blender -b --factory-startup --python-exit-code 1 -P "$art/studio/shoot.py" -- "$@" > "$ART_CACHE/$id.log" 2>&1 || { tail -n 25 "$ART_CACHE/$id.log" >&2; exit 1; }
grep RENDER "$ART_CACHE/$id.log"
/usr/bin/python3 "$art/studio/finish.py" "$ART_CACHE/$id" "$ART_CACHE/$id.png"
rm -f "$ART_CACHE/$id".*.exr
case "${2:-}" in --fast | --half) exit 0 ;; esac
cwebp -quiet -q 92 -alpha_q 100 -m 6 -sharp_yuv "$ART_CACHE/$id.png" -o "$ART_CACHE/$id.webp"
mv "$ART_CACHE/$id.webp" "$masters/$id.webp"
