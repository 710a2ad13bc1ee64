/** Safari can't say when it is idle: wait this long instead, in milliseconds. */
const guessMs = 500;

/** Runs `work` once the browser has nothing else to do. @returns a function that cancels it */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, guessMs);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work);
  return () => cancelIdleCallback(request);
}
