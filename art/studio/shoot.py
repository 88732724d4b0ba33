"""Runs inside Blender: build the scene of one picture id and render its passes.

blender -b -P studio/shoot.py -- ID [--fast | --half]
"""
import importlib
import os
import pkgutil
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import scenes                                                  # noqa: E402
from studio import core                                        # noqa: E402

args = sys.argv[sys.argv.index('--') + 1:]
picture = args[0]
part, samples = (.3125, 10) if '--fast' in args else (.5, 10) if '--half' in args else (1, None)
for info in pkgutil.iter_modules(scenes.__path__):
    module = importlib.import_module('scenes.' + info.name)
    if picture in module.PICTURES:
        break
else:
    raise SystemExit('no such picture: ' + picture)
w, h = getattr(module, 'SIZES', {}).get(picture, getattr(module, 'SIZE', (1200, 900)))
core.reset()
module.PICTURES[picture]()
core.render(picture, int(w * part), int(h * part), samples or getattr(module, 'SAMPLES', 10))
