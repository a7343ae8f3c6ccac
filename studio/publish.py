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

FOLDERS = dict(site='sites', case='cases', sol='scenes', factory='factory', visit='visits')

def scenes(folder, wanted):
    """banners, buildings, installations; their alternative texts stand in the decorators of scenes, which only Blender can import"""
    source = ''.join(open(f, encoding='utf-8').read() for f in glob.glob(f'{HERE}/scene*.py'))
    for name, alt in re.findall(r"@scene\('([^']+)',\s*'([^']+)'", source):
        src = f'{RAW}/{name}.png'
        if not os.path.exists(src) or (wanted and name not in wanted): continue
        kind, _, rest = name.partition('-')
        # "use-lh-zcs" is the fourth picture of the product lh-zcs
        file, subject = (f'products/{rest}-4.png', rest) if kind == 'use' else (f"{FOLDERS.get(kind, 'banners')}/{name}.png", name)
        post.run(src, f'{folder}/{file}', 'scene')
        yield dict(file=file, alt=alt, subject=subject)

if __name__ == '__main__':
    # the models are Blender scripts: their register is what render.py wrote beside the pictures
    catalogue.MODELS.update(catalogue.saved(RAW))
    folder, wanted = sys.argv[1], set(sys.argv[2:])
    manifest = [*products(folder, wanted), *scenes(folder, wanted)]
    os.makedirs(folder, exist_ok=True)
    json.dump(manifest, open(f'{folder}/manifest.json', 'w', encoding='utf-8'), ensure_ascii=False, indent=1)
    print(f'{len(manifest)} pictures in {folder}')
