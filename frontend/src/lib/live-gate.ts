/** How long a first load waits for the live connection, in milliseconds. */
const patienceMs = 1000;

let gate: Promise<void> = Promise.resolve();

/**
 * Makes first loads wait for the live connection. What is loaded before it stands may have changed until then, and would
 * have to be loaded again.
 */
export function loadOnceLive(connected: Promise<void>): void {
  gate = Promise.race([connected, new Promise<void>((resolve) => setTimeout(resolve, patienceMs))]);
}

/** Resolves when the live connection of the screen stands, or doesn't come; at once on screens without one. */
export function whenLive(): Promise<void> {
  return gate;
}
