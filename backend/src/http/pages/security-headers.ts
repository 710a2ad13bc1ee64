import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Env } from '../../config/env.js';

/** The screens whose addresses carry a secret, which no other site is to learn from a referrer. */
const mailedScreens = /^\/(reset-password|verify-email)\/?$/;

/**
 * The browser features that our pages use: the clipboard, the video player's buttons and passkeys. All others are denied to
 * us and to every frame. Lists only names that browsers know, since they warn about unknown ones.
 */
const permissions = [
  ...[
    'autoplay',
    'clipboard-write',
    'fullscreen',
    'picture-in-picture',
    'publickey-credentials-create',
    'publickey-credentials-get',
  ].map((name) => `${name}=(self)`),
  ...[
    'accelerometer',
    'bluetooth',
    'camera',
    'clipboard-read',
    'display-capture',
    'encrypted-media',
    'gamepad',
    'geolocation',
    'gyroscope',
    'hid',
    'idle-detection',
    'local-fonts',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'screen-wake-lock',
    'serial',
    'usb',
    'window-management',
    'xr-spatial-tracking',
  ].map((name) => `${name}=()`),
].join(', ');

/** What calls answer: somebody's own, which nothing is to keep unless a handler says so. */
const calls = /^\/api\//;

/**
 * What Stripe.js needs, which the product loads for its fraud detection and for nothing else:
 * https://docs.stripe.com/security/guide#content-security-policy (its Google Maps hosts are for the Address Element alone).
 */
const stripeSources = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  connect: ['https://api.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
};

/** The sandbox's script is a file of ours and opens nothing. */
const sandboxSources = { script: [], connect: [], frame: ["'none'"] };

/**
 * What pages of ours may load and who may show them, and what may be kept of answers. Scripts: our files and the payment
 * provider's, never inline.
 */
export function securityHeaders(
  env: Pick<Env, 'publicUrl'> & { payments: Pick<Env['payments'], 'isSandbox'> },
): RequestHandler {
  const isHttps = env.publicUrl.startsWith('https:');
  const sockets = env.publicUrl.replace(/^http/, 'ws');
  const payments = env.payments.isSandbox ? sandboxSources : stripeSources;
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...payments.script],
        // Dialogs lock the page's scrolling by a style element; a style can't run anything.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        // The page of a one-sheet that is looked at carries its own.
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", sockets, ...payments.connect],
        frameSrc: payments.frame,
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps ? undefined : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  return (request, response, next) => {
    protect(request, response, (error?: unknown) => {
      response.setHeader('Permissions-Policy', permissions);
      if (calls.test(request.path)) response.setHeader('Cache-Control', 'no-store');
      if (mailedScreens.test(request.path)) response.setHeader('Referrer-Policy', 'no-referrer');
      next(error);
    });
  };
}
