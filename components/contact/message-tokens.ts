const newToken = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );

/**
 * The form's own id (CONTRACT §4): a message sent again because its answer was lost carries the same one and is
 * stored once; a message that was changed in between carries another, so that the change is not lost.
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
