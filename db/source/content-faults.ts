/** Faults that an editor can fix, one Chinese sentence each. */
export class ContentFaults extends Error {
  constructor(readonly faults: string[]) {
    super(faults.join("\n"));
  }
}
