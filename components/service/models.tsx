import { Fragment } from "react";

/** Models by product id. */
export type Models = Readonly<Record<number, string>>;

/** Links to products by model; products that no longer exist are left out. */
export const ModelLinks = ({ products, models }: { products: readonly number[]; models: Models }) =>
  products
    .filter((id) => models[id])
    .map((id, at) => (
      <Fragment key={id}>
        {at > 0 && "、"}
        <a href={`/newdetail/${id}`}>{models[id]}</a>
      </Fragment>
    ));
