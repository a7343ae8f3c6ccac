/** Leads a browser on after a form was sent; loading the next page again does not send the form again. */
export const seeOther = (location: string, headers: [string, string][] = []) =>
  new Response(null, {
    status: 303,
    headers: [["location", location], ["cache-control", "no-store"], ...headers],
  });
