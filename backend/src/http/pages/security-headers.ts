import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { themeScript } from '../../../../contract/theme.js';
import type { Env } from '../../config/env.js';

/** Screens with a secret in their address, which must not reach other sites as a referrer. */
const mailedScreens = /^\/(reset-password|verify-email|stop-reminders)\/?$/;

/**
 * Browser features that our pages use: clipboard, the video player's buttons and passkeys. All others are denied to us
 * and to frames. Lists only names that browsers know, since they warn about unknown ones.
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

/** Responses to calls are private, and not cached unless a handler says so. */
const calls = /^\/api\//;

/**
 * Sources for Stripe.js, which we only load for its fraud detection:
 * https://docs.stripe.com/security/guide#content-security-policy (the Google Maps hosts listed there are for the
 * Address Element).
 */
const stripeSources = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  connect: ['https://api.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
};

/** The sandbox's script is our own and opens no frame. */
const sandboxSources = { script: [], connect: [], frame: ["'none'"] };

/** Our pages' only inline script, which sets the theme before anything is drawn. */
const themeHash = `'sha256-${createHash('sha256').update(themeScript).digest('base64')}'`;

/**
 * Sets the content security policy, framing, permissions and caching. Scripts come from our files and the payment
 * provider; the only inline script is the theme's.
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
        scriptSrc: ["'self'", themeHash, ...payments.script],
        // Dialogs lock the page's scrolling with a style element. Styles can't run code.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        // A one-sheet's preview embeds its fonts.
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
