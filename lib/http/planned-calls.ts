/** Calls of SPEC §7 whose payload it does not show, and that nothing needs yet; all of them are posts. */
export const PLANNED_CALLS: readonly string[] = [
  ...["getList", "add", "getPickUserList"].map((call) => `Speak/${call}`),
  ...["getList", "getUserList", "del", "add"].map((call) => `Sticks/${call}`),
  ...["getList", "getPickList", "getReplyUserList", "del", "add"].map((call) => `Commit/${call}`),
  "Resources/getList",
].map((call) => `/api/${call}`);
