"""From render passes to a finished picture: denoise, tone curve, light grain.

Debian's Blender has no denoiser. The diffuse light (without surface colour) and what is left (highlights)
are smoothed apart by an edge-avoiding wavelet filter: edges come from normals and depth, strength from
the difference between the two half renders, weights of one half smooth the other. Surface colour is
multiplied back unsmoothed, so lettering stays sharp.
"""
import glob
import os
import sys
import time

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import cv2                                                     # noqa: E402
import numpy as np                                             # noqa: E402

KNEE = .82
FINE, COARSE = np.array([1, 4, 6, 4, 1], np.float32) / 16, np.array([1, 2, 1], np.float32) / 4


def load(stem, tag):
    f = sorted(glob.glob(f'{stem}.{tag}*.exr'))[-1]
    return np.nan_to_num(cv2.imread(f, cv2.IMREAD_UNCHANGED)[..., :3].astype(np.float32), posinf=0)


def shift(a, dy, dx):
    """a moved by (dy, dx), edge repeated."""
    p = cv2.copyMakeBorder(a, max(dy, 0), max(-dy, 0), max(dx, 0), max(-dx, 0), cv2.BORDER_REPLICATE)
    h, w = a.shape[:2]
    return p[max(-dy, 0):max(-dy, 0) + h, max(-dx, 0):max(-dx, 0) + w]


def wavelet(a, b, guides, levels, strength):
    """Edge-avoiding smoothing of two half renders; returns their mean."""
    blur = lambda x, r: cv2.blur(x, (2 * r + 1,) * 2)
    var = blur(((a - b) ** 2).mean(-1), 3) * .5
    floor = 1e-4                                               # differences of one percent are never an edge
    for level in range(levels):
        step = 1 << level
        soft = blur((a + b).mean(-1) * .5, 1)                  # the brightness that decides the weights
        kernel = FINE if level < 2 else COARSE
        reach = len(kernel) // 2
        acc, wsum, vsum = np.zeros_like(a), np.zeros(a.shape[:2], np.float32), np.zeros(a.shape[:2], np.float32)
        accb = np.zeros_like(a)
        inv = 1 / (strength * strength * var + floor)
        for i in range(-reach, reach + 1):
            for j in range(-reach, reach + 1):
                dy, dx = i * step, j * step
                k = kernel[i + reach] * kernel[j + reach]
                if dy == dx == 0:
                    w = np.full(var.shape, k, np.float32)
                    acc += w[..., None] * a
                    accb += w[..., None] * b
                    wsum += w
                    vsum += w * w * var
                    continue
                e = (soft - shift(soft, dy, dx)) ** 2 * inv
                for g, s in guides:
                    d = g - shift(g, dy, dx)
                    d = (d * d).sum(-1) if d.ndim == 3 else d * d / (dy * dy + dx * dx)
                    e = e + d / (s * s)
                w = k * cv2.exp(-e)
                acc += w[..., None] * shift(a, dy, dx)
                accb += w[..., None] * shift(b, dy, dx)
                wsum += w
                vsum += w * w * shift(var, dy, dx)
        a, b = acc / wsum[..., None], accb / wsum[..., None]
        var = vsum / (wsum * wsum)
    return (a + b) * .5


def tone(x):
    """Straight up to the knee, then a soft shoulder on the brightest channel, so hues stay."""
    x = np.maximum(x, 0)
    m = x.max(-1, keepdims=True)
    t = np.where(m > KNEE, KNEE + (1 - KNEE) * (1 - np.exp(-(m - KNEE) / (1 - KNEE))), m)
    y = x * (t / np.maximum(m, 1e-6))
    hot = np.clip((m - 2.2) / 4, 0, 1)
    return np.clip(y * (1 - hot) + t * hot, 0, 1)


def encode(x):
    return np.where(x <= .0031308, 12.92 * x, 1.055 * np.power(np.maximum(x, 1e-8), 1 / 2.4) - .055)


def finish(stem, out):
    """Finish the passes stem.*.exr into the PNG `out`."""
    t = time.time()
    cv2.setNumThreads(2)
    half = []
    for i in (0, 1):
        rgb, col = load(stem, f'rgb{i}'), load(stem, f'col{i}')
        dif = load(stem, f'dir{i}') + load(stem, f'ind{i}')
        half.append((rgb, col, dif, rgb - col * dif))
    nrm = (load(stem, 'nrm0') + load(stem, 'nrm1')) * .5
    dep = np.log(np.minimum((load(stem, 'dep0') + load(stem, 'dep1'))[..., 0] * .5, 1e4) + 1e-3)
    col = (half[0][1] + half[1][1]) * .5
    slope = cv2.GaussianBlur(dep, (0, 0), 1.5)                 # slanted floors change depth too: allow the local slope
    slope = np.hypot(cv2.Sobel(slope, cv2.CV_32F, 1, 0, scale=.125), cv2.Sobel(slope, cv2.CV_32F, 0, 1, scale=.125))
    guides = [(nrm, .28), (dep, .0015 + 2 * cv2.erode(slope, np.ones((3, 3))))]
    light = wavelet(half[0][2], half[1][2], guides, 6, 2.8)
    rest = wavelet(half[0][3], half[1][3], guides + [(np.sqrt(np.clip(col, 0, 4)), .10)], 2, 2.2)
    y = encode(tone(col * light + rest))
    y = y + .0028 * np.random.default_rng(7).standard_normal(y.shape[:2], np.float32)[..., None]
    cv2.imwrite(out, (np.clip(y, 0, 1) * 255 + .5).astype(np.uint8))
    print(f'FINISH {os.path.basename(stem)} {time.time() - t:.0f} s', flush=True)


if __name__ == '__main__':
    finish(*sys.argv[1:3])
