"""Makes a folder for `npm run content -- pictures` of all renders in $STUDIO_RAW.  /usr/bin/python3 publish.py FOLDER [NAME ...]"""
import glob, json, os, re, sys
HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE)
import catalogue, post
RAW = os.environ['STUDIO_RAW']

def products(folder, wanted):
    for name, spec in catalogue.MODELS.items():
        p = spec['product']
        for i, (view, sees) in enumerate(zip(spec['views'], spec['sees']), 1):
            src = f'{RAW}/{name}-{view}.png'
            if not os.path.exists(src) or (wanted and name not in wanted): continue
            file = f'products/{name}-{i}.png'
            post.run(src, f'{folder}/{file}', 'detail' if view == 'detail' else 'product')
            yield dict(file=file, alt=f'{p.model} {p.title}：{sees}', subject=name)

def sites(folder, wanted):
    """installation scenes; their alternative texts stand in the decorators of scene_*.py, which only Blender can import"""
    source = ''.join(open(f, encoding='utf-8').read() for f in glob.glob(f'{HERE}/scene_*.py'))
    for name, alt in re.findall(r"@scene\('(site-[^']+)',\s*'([^']+)'", source):
        src = f'{RAW}/{name}.png'
        if not os.path.exists(src) or (wanted and name not in wanted): continue
        post.run(src, f'{folder}/sites/{name}.png', 'scene')
        yield dict(file=f'sites/{name}.png', alt=alt, subject=name)

def banners(folder, wanted):
    """pictures across a page; only Blender can import their scenes too"""
    source = open(f'{HERE}/scenes.py', encoding='utf-8').read()
    for name, alt in re.findall(r"@scene\('([^']+)',\s*'([^']+)', B,", source):
        src = f'{RAW}/{name}.png'
        if not os.path.exists(src) or (wanted and name not in wanted): continue
        post.run(src, f'{folder}/banners/{name}.png', 'scene')
        yield dict(file=f'banners/{name}.png', alt=alt, subject=name)

if __name__ == '__main__':
    # the models are Blender scripts: their register is what render.py wrote beside the pictures
    catalogue.MODELS.update(catalogue.saved(RAW))
    folder, wanted = sys.argv[1], set(sys.argv[2:])
    manifest = [*products(folder, wanted), *sites(folder, wanted), *banners(folder, wanted)]
    os.makedirs(folder, exist_ok=True)
    json.dump(manifest, open(f'{folder}/manifest.json', 'w', encoding='utf-8'), ensure_ascii=False, indent=1)
    print(f'{len(manifest)} pictures in {folder}')
