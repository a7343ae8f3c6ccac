"""Removes the noise of few samples: light is smoothed apart from surface colour, along surfaces only.

Cycles gives the light that falls on a surface (diffuse, glossy) and the surface's own colour as separate passes. Only the light is
noisy, so only it is filtered, by an edge-avoiding à-trous wavelet (Dammertz et al., 2010) that stops where the normal, the depth or
the brightness changes. Prints and labels are surface colour and stay as sharp as they were drawn.
"""
import os
os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import cv2
import numpy as np

PASSES = ('DiffDir', 'DiffInd', 'DiffCol', 'GlossDir', 'GlossInd', 'GlossCol', 'Emit', 'Env', 'TransDir', 'TransInd', 'TransCol', 'Normal', 'Depth')
KERNEL = (1/4, 1/2, 1/4)
STRICTER = 1.4
"""how much less unlike in brightness neighbours may be in each further round: 2, as published, leaves blotches on dark surfaces"""

def _without_fireflies(light):
    """pixels far brighter than all their neighbours come from one unlucky ray"""
    lum = light.mean(2)
    near = cv2.dilate(cv2.medianBlur(lum, 3), np.ones((3, 3)))
    factor = np.minimum(1, (near*1.5+.02)/np.maximum(lum, 1e-6))
    return light*factor[..., None]

def _smooth(lights, sigmas, normal, depth, colour, steps):
    """each of `lights` smoothed in `steps` widening rounds; `sigmas` is how unlike in brightness (logarithm) neighbours may be at first"""
    outs = [_without_fireflies(light) for light in lights]
    H, W = depth.shape
    for i in range(steps):
        s = 1 << i
        pad = lambda a: cv2.copyMakeBorder(a, s, s, s, s, cv2.BORDER_REFLECT_101)
        N, D, A = pad(normal), pad(depth), pad(colour)
        # the median keeps one dark or bright pixel from looking like an edge
        logs = [np.log(cv2.medianBlur(out.mean(2), 5)+.03) for out in outs]; P = [pad(out) for out in outs]; G = [pad(log) for log in logs]
        sums = [np.zeros_like(out) for out in outs]; weights = [np.zeros((H, W), np.float32) for _ in outs]
        for y in (0, s, 2*s):
            for x in (0, s, 2*s):
                near = lambda a: a[y:y+H, x:x+W]
                dn = cv2.subtract(near(N), normal); geometry = cv2.transform(cv2.multiply(dn, dn), np.full((1, 3), 24, np.float32))
                geometry += cv2.absdiff(near(D), depth)/(depth*.004*s+1e-6)
                da = cv2.subtract(near(A), colour); geometry += cv2.transform(cv2.multiply(da, da), np.full((1, 3), 12, np.float32))
                k = KERNEL[y//s]*KERNEL[x//s]
                for j, sigma in enumerate(sigmas):
                    g = cv2.subtract(near(G[j]), logs[j])*(STRICTER**i/sigma)
                    w = cv2.exp(-(geometry+g*g))*k
                    sums[j] += cv2.multiply(near(P[j]), cv2.merge((w, w, w))); weights[j] += w
        outs = [total/weight[..., None] for total, weight in zip(sums, weights)]
        if i: continue
        # a pixel on an edge is like none of its neighbours: it would stay as noisy as it was, a dotted line
        alone = [np.clip((.5-weight)/.2, 0, 1)[..., None] for weight in weights]
        outs = [out+(cv2.medianBlur(out, 5)-out)*a for out, a in zip(outs, alone)]
    return outs

def combine(folder):
    """linear RGB (rows from the top) of the passes that render.py wrote into `folder` as <pass>0001.exr"""
    p = {n: cv2.imread(f'{folder}/{n}0001.exr', cv2.IMREAD_UNCHANGED)[..., 2::-1].astype(np.float32)
         for n in PASSES if os.path.exists(f'{folder}/{n}0001.exr')}
    depth = np.minimum(p['Depth'][..., 0], 1e5); normal = p['Normal']
    diffuse, glossy = _smooth((p['DiffDir']+p['DiffInd'], p['GlossDir']+p['GlossInd']), (1.2, .9), normal, depth, p['DiffCol']+p['GlossCol'], 5)
    out = diffuse*p['DiffCol']+glossy*p['GlossCol']
    if 'TransDir' in p: out += (p['TransDir']+p['TransInd'])*p['TransCol']
    return out+p['Emit']+p['Env']
