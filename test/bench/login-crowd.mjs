/**
 * A thread that logs artists in, all at once: in the benchmark's own it would keep the model and the readers from what they
 * do on time. Told anything it begins; it answers 'done' or what went wrong.
 */
import { request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const { url, bodies } = /** @type {{ url: string, bodies: string[] }} */ (workerData);

/** @param {string} body */
const logIn = (body) =>
  new Promise((resolve, reject) => {
    const headers = { origin: new URL(url).origin, 'content-type': 'application/json' };
    const call = request(url, { method: 'POST', agent: false, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
    call.on('error', reject);
    call.end(body);
  });

parentPort?.on('message', () => {
  Promise.all(bodies.map(logIn)).then(
    (statuses) => {
      const refused = statuses.find((status) => status !== 200);
      parentPort?.postMessage(refused === undefined ? 'done' : `${url} answered ${refused}`);
    },
    (error) => parentPort?.postMessage(String(error)),
  );
});
