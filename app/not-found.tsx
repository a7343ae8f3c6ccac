/** Under `next dev` only: behind our server visitors get app/(site)/page-not-found. */
export default function NotFound() {
  return <h1>页面不存在</h1>;
}
