/**
 * A thread that logs artists in, all at once: in the benchmark's own it would keep the model and the readers from what they
 * do on time. Told anything it begins; it answers 'done' or what went wrong.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { logIn } from './log-in.mjs';

const { url, bodies } = /** @type {{ url: string, bodies: string[] }} */ (workerData);

parentPort?.on('message', () => {
  Promise.all(bodies.map((body) => logIn(url, body))).then(
    () => parentPort?.postMessage('done'),
    (error) => parentPort?.postMessage(String(error)),
  );
});
