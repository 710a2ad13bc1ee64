/**
 * A thread that logs artists in concurrently, so it doesn't delay the benchmark's model and readers. Starts on any
 * message; responds with 'done' or the error.
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
