/**
 * Lets `act` go on for so long; its signal then says that it is given up, and it is not waited for.
 * @throws what `act` throws, or an AbortError
 */
export async function within<Result>(
  ms: number,
  act: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const impatience = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  // Node may collect as garbage what an answer's body hears the signal by, and would then read it for ever.
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      impatience.abort();
      reject(impatience.signal.reason as Error);
    }, ms);
  });
  try {
    return await Promise.race([act(impatience.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
