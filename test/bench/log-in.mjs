import { request } from 'node:http';

/**
 * Logs an artist in over a new connection.
 * @param {string} url
 * @param {string} body
 * @returns {Promise<void>}
 * @throws {Error} on a response other than 200
 */
export function logIn(url, body) {
  return new Promise((resolve, reject) => {
    const headers = { origin: new URL(url).origin, 'content-type': 'application/json' };
    const call = request(url, { method: 'POST', agent: false, headers }, (response) => {
      response.resume().on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    });
    call.on('error', reject);
    call.end(body);
  });
}
