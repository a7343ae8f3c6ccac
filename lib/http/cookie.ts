/** The value of a cookie; `""` if it is missing or malformed. */
export function cookieOf({ headers }: Pick<Request, "headers">, name: string): string {
  const value = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(headers.get("cookie") ?? "")?.[1] ?? "";
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}
