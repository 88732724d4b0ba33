"""From render passes to a finished cut-out: denoise, tone curve, shadow.

Debian's Blender has no denoiser. The diffuse light (without surface color) and what is left (highlights)
are smoothed apart by an edge-avoiding wavelet filter: edges come from normals and depth, strength from
the difference between the two half renders, weights of one half smooth the other. Surface color is
multiplied back unsmoothed, so lettering stays sharp.

The cut-out holds the things, and where they are not, their shadow: the color of ink, as dense as the floor is
darker there than in the open. So it lies on any ground. Shades that are too faint to be seen are left out: the
ground around a picture and below it is one color.
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


INK = (0x0B / 255, 0x2B / 255, 0x23 / 255)
FAINT = .014                                                   # of full ink; the difference of two levels on mint


def load(stem, tag):
    """A pass as linear floats, BGR or BGRA."""
    f = sorted(glob.glob(f'{stem}.{tag}*.exr'))[-1]
    return np.nan_to_num(cv2.imread(f, cv2.IMREAD_UNCHANGED).astype(np.float32), posinf=0)


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


def shadow(stem, size):
    """How much of the open floor's light is missing, 0 to 1, as a density of ink over an encoded color."""
    a, b = (load(stem, f'sdir{i}')[..., :3] + load(stem, f'sind{i}')[..., :3] for i in (0, 1))
    light = wavelet(a, b, [], 5, 2.4)
    # The sun comes from the upper left: along these two edges the floor is open. Things near it may throw more light on it.
    edge = round(.04 * min(light.shape[:2]))
    open_ = np.median(np.concatenate([light[:edge].reshape(-1, 3), light[:, :edge].reshape(-1, 3)]), axis=0)
    share = np.clip((light / open_).mean(-1), 0, 1)
    dense = 1 - share ** (1 / 2.2)
    dense = np.clip((dense - FAINT) / (1 - FAINT), 0, 1)
    dense[:edge] = dense[:, :edge] = 0                         # near the horizon the light is noisy
    return cv2.resize(dense, size, interpolation=cv2.INTER_CUBIC).clip(0, 1)


def finish(stem, out):
    """Finish the passes stem.*.exr into the PNG `out`, with a clear ground."""
    t = time.time()
    cv2.setNumThreads(2)
    half, covers, alpha = [], [], 0
    for i in (0, 1):
        rgb, col = load(stem, f'rgb{i}'), load(stem, f'col{i}')[..., :3]
        covers.append(rgb[..., 3:])
        alpha = alpha + covers[i] * .5
        rgb = rgb[..., :3]
        dif = load(stem, f'dir{i}')[..., :3] + load(stem, f'ind{i}')[..., :3]
        half.append((rgb, col, dif, rgb - col * dif))
    nrm = (load(stem, 'nrm0')[..., :3] + load(stem, 'nrm1')[..., :3]) * .5
    dep = np.log(np.minimum((load(stem, 'dep0') + load(stem, 'dep1')).reshape(*alpha.shape[:2], -1)[..., 0] * .5, 1e4) + 1e-3)
    col = (half[0][1] + half[1][1]) * .5
    slope = cv2.GaussianBlur(dep, (0, 0), 1.5)                 # slanted floors change depth too: allow the local slope
    slope = np.hypot(cv2.Sobel(slope, cv2.CV_32F, 1, 0, scale=.125), cv2.Sobel(slope, cv2.CV_32F, 0, 1, scale=.125))
    guides = [(nrm, .28), (dep, .0015 + 2 * cv2.erode(slope, np.ones((3, 3))))]
    if glob.glob(f'{stem}.film0*.exr'):
        # Clear plastic is covered by chance, sample for sample: here the surface color is smoothed too.
        film = cv2.dilate(np.maximum(load(stem, 'film0'), load(stem, 'film1'))[..., :1].clip(0, 1), np.ones((3, 3)))[..., None]
        both = [np.concatenate([h[1], a], -1) for h, a in zip(half, covers)]
        calm = wavelet(*both, guides, 5, 2.8)
        col, alpha = (film * calm[..., :3] + (1 - film) * col, film * calm[..., 3:] + (1 - film) * alpha)
    light = wavelet(half[0][2], half[1][2], guides, 6, 2.8)
    rest = wavelet(half[0][3], half[1][3], guides + [(np.sqrt(np.clip(col, 0, 4)), .10)], 2, 2.2)
    alpha = np.clip(alpha, 0, 1)
    things = encode(tone((col * light + rest) / np.maximum(alpha, 1e-3)))
    # Less than a level: it only keeps soft light from lying in bands.
    things = things + .0018 * np.random.default_rng(7).standard_normal(alpha.shape[:2], np.float32)[..., None]
    ink = shadow(stem, alpha.shape[1::-1])[..., None]
    whole = alpha + (1 - alpha) * ink
    color = (alpha * things + (1 - alpha) * ink * np.array(INK[::-1], np.float32)) / np.maximum(whole, 1e-4)
    picture = np.concatenate([np.where(whole > 0, color, 0), whole], -1)
    cv2.imwrite(out, (np.clip(picture, 0, 1) * 255 + .5).astype(np.uint8))
    print(f'FINISH {os.path.basename(stem)} {time.time() - t:.0f} s', flush=True)


if __name__ == '__main__':
    finish(*sys.argv[1:3])
