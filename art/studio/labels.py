"""Labels, covers and prints: SVG with the brand fonts, rasterized by Chromium into the cache."""
import hashlib
import html
import json
import os
import shutil
import subprocess
import tempfile

from .core import ART, CACHE

FONTS = os.environ.get('ART_FONTS', os.path.join(ART, '..', 'node_modules', '@fontsource-variable'))
FILES = {'Familjen Grotesk': 'familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
         'Instrument Sans': 'instrument-sans/files/instrument-sans-latin-wdth-normal.woff2'}
for _font in FILES.values():                                   # Chromium would take another font without a word
    if not os.path.exists(os.path.join(FONTS, _font)):
        raise SystemExit(f'The font {_font} is not in {FONTS}. Run "npm ci" first.')
DISPLAY = 'font-family="Familjen Grotesk" font-weight="700"'
TEXT = 'font-family="Instrument Sans" font-weight="600"'
FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--hide-scrollbars',
         '--disable-background-networking', '--disable-component-update', '--disable-sync',
         '--allow-file-access-from-files', '--force-color-profile=srgb', '--default-background-color=00000000',
         '--virtual-time-budget=3000']

HEART = 'M50 91C22 69 4 51 4 29 4 14 15 4 28 4c9 0 17 5 22 14C55 9 63 4 72 4c13 0 24 10 24 25 0 22-18 40-46 62Z'
CROSS = 'M38 8h24a5 5 0 0 1 5 5v20h20a5 5 0 0 1 5 5v24a5 5 0 0 1-5 5H67v20a5 5 0 0 1-5 5H38a5 5 0 0 1-5-5V67H13a5 5 0 0 1-5-5V38a5 5 0 0 1 5-5h20V13a5 5 0 0 1 5-5Z'


# Whose things these are: name, short name, name with what it does, and the mark as SVG, 120 wide and 60 high, in two
# colors. ART_BRAND names another file; with ART_BRAND=none nothing carries a name or a mark.
_file = os.environ.get('ART_BRAND') or os.path.join(ART, 'brand.json')
_brand = {} if _file == 'none' else json.load(open(_file, encoding='utf-8'))
NAME, SHORT, LINE = (html.escape(_brand.get(key, '')) for key in ('name', 'short', 'line'))


def mark(x, y, s, body, dot):
    """The brand's mark, s wide; nothing without a brand."""
    drawn = _brand.get('mark', '').replace('{body}', body).replace('{dot}', dot)
    return drawn and f'<g transform="translate({x},{y}) scale({s / 120})">{drawn}</g>'


def glyph(path, x, y, s, fill):
    return f'<path transform="translate({x},{y}) scale({s / 100})" d="{path}" fill="{fill}"/>'


def raster(body, w, h):
    """SVG body (w x h user units) to a PNG of that many pixels; the path of the cached file."""
    key = hashlib.sha1(f'{w}x{h}{body}'.encode()).hexdigest()[:16]
    out = os.path.join(CACHE, f'label-{key}.png')
    if os.path.exists(out):
        return out
    css = ''.join(f'@font-face{{font-family:"{n}";src:url("file://{os.path.abspath(os.path.join(FONTS, f))}");font-weight:400 800}}'
                  for n, f in FILES.items())
    html = (f'<!doctype html><meta charset=utf-8><style>{css}html,body{{margin:0;background:transparent;overflow:hidden}}svg{{display:block}}</style>'
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">{body}</svg>')
    with tempfile.TemporaryDirectory() as tmp:
        page = os.path.join(tmp, 'label.html')
        with open(page, 'w') as f:
            f.write(html)
        subprocess.run(['chromium', *FLAGS, f'--user-data-dir={tmp}/profile', f'--window-size={max(w, 500)},{max(h, 500)}',
                        f'--screenshot={tmp}/out.png', 'file://' + page], check=True, capture_output=True)
        subprocess.run(['convert', f'{tmp}/out.png', '-crop', f'{w}x{h}+0+0', '+repage', f'{tmp}/cut.png'], check=True)
        shutil.move(f'{tmp}/cut.png', out)
    return out
