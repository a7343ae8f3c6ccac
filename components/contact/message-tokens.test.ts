import { expect, test } from "vitest";
import { MessageTokens } from "./message-tokens";

test("the same message sent again carries the same token", () => {
  const tokens = new MessageTokens();
  expect(tokens.of("name=a")).toBe(tokens.of("name=a"));
});

test("a message that was edited after its response was lost is a new message", () => {
  const tokens = new MessageTokens();
  expect(tokens.of("name=a")).not.toBe(tokens.of("name=b"));
});

test("after a success the next message is new, even with the same words", () => {
  const tokens = new MessageTokens();
  const first = tokens.of("name=a");
  tokens.renew();
  expect(tokens.of("name=a")).not.toBe(first);
});

test("a token is within the server's length limit", () => {
  expect(new MessageTokens().of("")).toMatch(/^[0-9a-f]{32}$/);
});
