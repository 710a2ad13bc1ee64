const tickMs = 100;

/**
 * Limits how long to wait for a server's answer. It counts timer ticks, because answers are read between ticks even after
 * the event loop has paused; a single timer would fire although the answer has arrived.
 * @param ms the limit, in steps of 100 ms
 * @param late called when the time is up; returns a value in place of the answer, or throws
 */
export async function answerWithin<T>(answer: Promise<T>, ms: number, late: () => T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<undefined>((resolve) => {
    let left = ms / tickMs;
    timer = setInterval(() => {
      left -= 1;
      if (left <= 0) resolve(undefined);
    }, tickMs);
  });
  try {
    const arrived = await Promise.race([answer.then((value) => ({ value })), timeUp]);
    return arrived ? arrived.value : late();
  } finally {
    clearInterval(timer);
  }
}
