"""Runs inside Blender: build the scene of one picture id and render its passes.

blender -b -P studio/shoot.py -- ID [--fast | --half | --width=N]
"""
import importlib
import os
import pkgutil
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import scenes                                                  # noqa: E402
from studio import core                                        # noqa: E402

args = sys.argv[sys.argv.index('--') + 1:]
picture, options = args[0], args[1:]
for info in pkgutil.iter_modules(scenes.__path__):
    module = importlib.import_module('scenes.' + info.name)
    if picture in module.PICTURES:
        break
else:
    raise SystemExit('no such picture: ' + picture)
w, h = getattr(module, 'SIZES', {}).get(picture, getattr(module, 'SIZE', (1920, 1440)))
part, samples = 1, getattr(module, 'SAMPLES', 12)
for o in options:
    part = {'--fast': 300 / w, '--half': .5}.get(o) or int(o.split('=')[1]) / w
    samples = 8
core.reset()
module.PICTURES[picture]()
core.render(picture, round(w * part), round(h * part), samples)
