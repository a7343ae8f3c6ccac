/** Alive: the process answers. Asks no store, so that a full disk never restarts a server that still serves pages. */
export const GET = () => Response.json({ code: 1, msg: "", data: "ok" });

export const dynamic = "force-dynamic";
