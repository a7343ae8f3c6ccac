import { Fragment } from "react";

/** Models of the store by the ids of their products. */
export type Models = Readonly<Record<number, string>>;

/** Products by their models, each on to its page; one that there is no more is left out. */
export const ModelLinks = ({ products, models }: { products: readonly number[]; models: Models }) =>
  products
    .filter((id) => models[id])
    .map((id, at) => (
      <Fragment key={id}>
        {at > 0 && "、"}
        <a href={`/newdetail/${id}`}>{models[id]}</a>
      </Fragment>
    ));
