/** How long a first load waits for the live connection, in milliseconds. */
const patienceMs = 1000;

let gate: Promise<void> = Promise.resolve();

/** Makes first loads wait for the live connection. Data loaded before it is open could be out of date and would have to be loaded again. */
export function loadOnceLive(connected: Promise<void>): void {
  gate = Promise.race([connected, new Promise<void>((resolve) => setTimeout(resolve, patienceMs))]);
}

/** Resolves when the screen's live connection is open or has taken too long; at once on screens without one. */
export function whenLive(): Promise<void> {
  return gate;
}
