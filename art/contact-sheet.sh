#!/bin/sh
# All masters side by side: writes art/contact-sheet.webp
set -eu
art=$(cd "$(dirname "$0")" && pwd)
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
# One after the other: all masters at full size are more than ImageMagick takes into memory.
for master in "$art"/pictures/*.webp; do
  convert "$master" -resize 240x240 "$tmp/$(basename "$master" .webp).png"
done
montage "$tmp"/*.png -tile 10x -geometry 240x240+6+6 -background '#CFE8DA' "$tmp/sheet.png"
cwebp -quiet -q 84 "$tmp/sheet.png" -o "$tmp/sheet.webp"
mv "$tmp/sheet.webp" "$art/contact-sheet.webp"
