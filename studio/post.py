"""Grade a render.  /usr/bin/python3 post.py RAW.png OUT.png [product|detail|scene]"""
import cv2, numpy as np, sys, os

def product_grade(im, white=246, fit_bg=True):
    """bring the seamless backdrop to a common near-white and lift local contrast a little"""
    f = im.astype(np.float32); H, W = f.shape[:2]; m = int(H*.05)
    # plane fitted to the border -> gain map, so every card has the same backdrop
    ys, xs = np.mgrid[0:H, 0:W]; b = np.zeros((H, W), bool); b[:m] = 1; b[:, :m] = 1; b[:, -m:] = 1; b[-m:] = 1
    blur = cv2.GaussianBlur(f, (0, 0), 9); A = np.c_[xs[b]/W-.5, ys[b]/H-.5, (ys[b]/H-.5)**2, np.ones(b.sum())][::37]
    Af = np.stack([xs/W-.5, ys/H-.5, (ys/H-.5)**2, np.ones_like(xs)], -1).astype(np.float32)
    tgt = white - 5*np.clip((ys/H-.55)/.45, 0, 1)
    lum = blur.mean(2); v = lum[b][::37]
    k = np.ones(len(v), bool)
    for _ in range(3):
        c = np.linalg.lstsq(A[k], v[k], rcond=None)[0]; r = v-A@c; k = np.abs(r) < 1.5*max(np.std(r), 1)
    fit = Af@c.astype(np.float32); g = tgt/np.maximum(fit, 60)
    if not fit_bg: f = f*np.float32([1.15, 1.165, 1.17])
    if fit_bg: col = np.median(blur[b], 0); f = f*(col.mean()/col)**.7*g[..., None]      # close-ups keep their exposure
    x = np.clip(f/255, 0, 1.2); x = np.where(x > .93, .93+(1-np.exp(-(x-.93)/.07))*.07, x)   # soft shoulder
    x = np.clip(x, 0, 1); s = x*x*(3-2*x); dark = np.clip(1-x, 0, 1)
    x = x + (s-x)*.38*np.where(x < .5, 1, .25)
    return np.clip(x*255, 0, 255).astype(np.uint8)

def sharpen(im, a=.35, s=1.1): 
    return cv2.addWeighted(im, 1+a, cv2.GaussianBlur(im, (0, 0), s), -a, 0)

def glow(im, a=.25, thr=215, s=14):
    f = im.astype(np.float32); hi = np.clip(f-thr, 0, None)*2; g = cv2.GaussianBlur(hi, (0, 0), s)+cv2.GaussianBlur(hi, (0, 0), s*3)*.5
    return np.clip(f+g*a, 0, 255).astype(np.uint8)

def vivid(im, sat=1.10, con=.2):
    hsv = cv2.cvtColor(im.astype(np.float32)/255, cv2.COLOR_BGR2HSV); hsv[..., 1] = np.clip(hsv[..., 1]*sat, 0, 1); f = cv2.cvtColor(hsv, cv2.COLOR_HSV2BGR)
    return np.clip((f+(f*f*(3-2*f)-f)*con)*255, 0, 255).astype(np.uint8)

def run(src, dst, kind='product', size=None):
    """grade the render `src` and write it to `dst` (PNG)"""
    im = cv2.imread(src)[:, :, :3]
    if kind in ('product', 'detail'): im = product_grade(im, fit_bg=kind == 'product')
    else: im = vivid(glow(im))
    if size and (im.shape[1], im.shape[0]) != tuple(size): im = cv2.resize(im, tuple(size), interpolation=cv2.INTER_AREA)
    os.makedirs(os.path.dirname(os.path.abspath(dst)), exist_ok=True); cv2.imwrite(dst, sharpen(im))

if __name__ == '__main__': run(*sys.argv[1:4])
