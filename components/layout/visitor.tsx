"use client";

import { useEffect } from "react";

/** A visitor with the cookie `userId` is a member: name and cart are loaded at start (SPEC §1). */
export function Visitor() {
  useEffect(() => {
    if (/(?:^|;\s*)userId=/.test(document.cookie))
      void import("./member").then(({ loadMember }) => loadMember());
  }, []);
  return null;
}
