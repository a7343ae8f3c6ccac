import { emptyStore } from "./store";

type Product = { id: number; type?: number; title: string; sort?: number };

/** A three-level tree (33 › 201 › 301, 35 › 202) with these products; editors' triggers do the rest. */
export function storeWithProducts(products: Product[]) {
  const store = emptyStore();
  const category = store.prepare("INSERT INTO categories (id, pid, name, sort) VALUES (?, ?, ?, ?)");
  category.run(33, 0, "电容补偿", 9);
  category.run(35, 0, "谐波抑制", 8);
  category.run(201, 33, "智能电容", 7);
  category.run(202, 35, "有源滤波", 6);
  category.run(301, 201, "共补", 5);
  const product = store.prepare(
    "INSERT INTO products (id, type, title, sort, images, basicfunction, createtime) VALUES (?, ?, ?, ?, ?, ?, ?)",
  );
  for (const { id, type = 33, title, sort = 0 } of products)
    product.run(
      id,
      type,
      title,
      sort,
      `/media/${id}-a.webp, /media/${id}-b.webp`,
      `功能${id}`,
      "2026-01-01 08:00:00",
    );
  return store;
}
