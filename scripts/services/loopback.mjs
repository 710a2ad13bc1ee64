/** The sandbox lets anyone sign in as any user, so it runs on loopback only. */
import { isIPv4 } from 'node:net';
import { Failure } from './report.mjs';

/**
 * Refuses to run the sandbox where other machines could reach it.
 * @param {{ publicUrl: string, host: string, missing: string[] }} options `missing` lists the unset provider keys
 */
export function refusePublicSandbox({ publicUrl, host, missing }) {
  const exposed = [
    ...(isLoopback(hostOf(publicUrl)) ? [] : [`PUBLIC_URL (${publicUrl})`]),
    ...(isLoopback(host) ? [] : [`HOST (${host})`]),
  ];
  if (exposed.length === 0) return;
  const verb = exposed.length > 1 ? 'are not loopback addresses' : 'is not a loopback address';
  throw new Failure(
    `${exposed.join(' and ')} ${verb}, and the sandbox lets anyone sign in as any user. ` +
      `Unset what is named to run on this machine only, or set ${missing.join(', ')} to run without the sandbox.`,
  );
}

/** @param {string} url */
function hostOf(url) {
  // The API reports an invalid URL.
  return URL.canParse(url) ? new URL(url).hostname : 'localhost';
}

/** @param {string} host */
function isLoopback(host) {
  const bare = host.replace(/^\[|\]$/g, '').toLowerCase();
  return bare === 'localhost' || bare === '::1' || (isIPv4(bare) && bare.startsWith('127.'));
}
