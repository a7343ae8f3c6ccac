"""What the pictures take from the store's content: each product's size, model and ratings, and the register of its model.

A model function builds one product from its data, standing on z = 0 with its front to -y, in units of 100 mm:

    @product(1057, views=('34', 'front', 'detail'), focus=(0, -.3, 1.0, .5), sees=('正面三分之四视图，…', '正面，…', '上部端子，…'))
    def one_module_meter(p): box((p.w, p.d, p.h), ...)

`sees` are the alternative texts of the three pictures, after the product's title: what is seen, not what it is good for.
"""
import json, os, re
from dataclasses import dataclass, field

CONTENT = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'db', 'content', 'products')

@dataclass
class Product:
    id: int
    title: str
    model: str
    code: str
    """an order code as an example"""
    standards: list
    w: float
    h: float
    d: float
    """width, height, depth in units of 100 mm; 0 where the content does not say"""
    ratings: list = field(default_factory=list)
    """(label, text) of the parameter table, in its order"""

    @property
    def name(self): return self.model.lower().replace(' ', '-')

    def rating(self, *labels):
        """the text of the first parameter whose label is one of these, or ''"""
        return next((text for label, text in self.ratings if label in labels), '')

def size(text):
    """'80 mm×(310~350) mm×395 mm（宽×高×深…）' -> (w, h, d) in units of 100 mm, the larger end of a range; zeros where it cannot be read"""
    m = re.search(r'([\d.~() mφ]+(?:×[\d.~() mφ]+){2})\s*（[^）]*宽×高×深', text)
    return tuple(max(float(n) for n in re.findall(r'[\d.]+', part))/100 for part in m[1].split('×')) if m else (0, 0, 0)

def load():
    products = {}
    for name in sorted(os.listdir(CONTENT)):
        p = json.load(open(os.path.join(CONTENT, name), encoding='utf-8'))
        w, h, d = size(p['shapesize'])
        ratings = [(r['label'], r['text']) for r in p['parameters'] if r.get('label') and r.get('text')]
        products[p['id']] = Product(p['id'], p['title'], p['model'], p['ordercode'], p['standards'], w, h, d, ratings)
    return products

PRODUCTS = load()
MODELS = {}

def product(id, views=('34', 'front', 'detail'), focus=None, sees=(), **options):
    """register a model function for product `id`; `focus` is (x, y, z, radius) of the detail view;
    `inside`, if given, builds what that view alone shows, as a cabinet with its door open; `alone` what a scene installs where the pictures show more"""
    def register(build):
        p = PRODUCTS[id]
        MODELS[p.name] = dict(product=p, build=lambda: build(p), views=views, focus=focus, sees=sees, **options)
        return build
    return register

def save(raw):
    """what publish.py needs of the register, beside the renders: it runs without Blender"""
    for name, m in MODELS.items():
        json.dump(dict(id=m['product'].id, views=m['views'], sees=m['sees']), open(f'{raw}/{name}.json', 'w', encoding='utf-8'), ensure_ascii=False)

def saved(raw):
    out = {}
    for p in PRODUCTS.values():
        file = f'{raw}/{p.name}.json'
        if os.path.exists(file): m = json.load(open(file, encoding='utf-8')); out[p.name] = dict(product=p, views=m['views'], sees=m['sees'])
    return out
