/** Seen in development only, where nothing stands in front of Next: visitors get app/(site)/page-not-found. */
export default function NotFound() {
  return <h1>页面不存在</h1>;
}
