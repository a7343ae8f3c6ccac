const newToken = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );

/**
 * Idempotency tokens (CONTRACT §4): a message that is resent because its response was lost has the same token and is
 * stored once; a message edited in between gets a new one, so that the edit is stored too.
 */
export class MessageTokens {
  private token = newToken();
  private message: string | undefined;

  of(message: string): string {
    if (this.message !== undefined && this.message !== message) this.renew();
    this.message = message;
    return this.token;
  }

  renew() {
    this.token = newToken();
    this.message = undefined;
  }
}
