#!/bin/sh
# All masters side by side: writes art/contact-sheet.webp
set -eu
art=$(cd "$(dirname "$0")" && pwd)
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
montage "$art"/pictures/*.webp -tile 8x -geometry 240x240+6+6 -background '#FBF8F2' "$tmp/sheet.png"
cwebp -quiet -q 84 "$tmp/sheet.png" -o "$tmp/sheet.webp"
mv "$tmp/sheet.webp" "$art/contact-sheet.webp"
