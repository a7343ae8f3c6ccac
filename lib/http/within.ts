/**
 * Runs `act` with a timeout, after which its signal is aborted and its result is not awaited any more.
 * @throws what `act` throws, or an AbortError
 */
export async function within<Result>(
  ms: number,
  act: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const impatience = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  // Node may garbage-collect the signal's link to the response body, which would then be read for ever.
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
