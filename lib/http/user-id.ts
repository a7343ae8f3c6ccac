/** The member's id from the cookie `userId`, `""` without one. */
export function userIdOf({ headers }: Request): string {
  const value = /(?:^|;\s*)userId=([^;]*)/.exec(headers.get("cookie") ?? "")?.[1] ?? "";
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}
