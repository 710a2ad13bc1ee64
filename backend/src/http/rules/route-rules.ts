import { Reflector } from '@nestjs/core';
import type { Type } from '@nestjs/common';
import type { IncomingMessage } from 'node:http';

const kB = 1024;

/**
 * How the body of a call is received.
 * - `json`: parsed; the only kind that a foreign page can't send without a CORS preflight
 * - `form`: a URL-encoded form, or JSON
 * - `csv`: the bytes of a `text/csv` body, which also requires a preflight
 * - `raw`: the bytes as received, for a signature that covers them
 * - `upload`: not touched until the handler streams it with `receiveFile`, which enforces the size limit
 */
export type BodyRule = { kind: 'json' | 'form' | 'csv' | 'raw'; maxBytes: number } | { kind: 'upload' };

/** What applies to a call before its handler runs. */
export interface RouteRules {
  body: BodyRule;
  /** `text`: only the sentence, as SPEC.md requires for some calls. `json`: an `ErrorBody`. */
  errors: 'json' | 'text';
  /** Whether foreign pages may make changing calls. For callers that are authenticated by a signature. */
  allowsForeignOrigins: boolean;
  /** Whether the address is a secret, to be kept out of search engines and referrers. */
  isUnlisted: boolean;
  /** Whether visitors who ask for it get 204 instead of 401. */
  isEmptyForVisitors: boolean;
  /** Whether to start only one of these calls per turn of the event loop. */
  isOnePerTurn: boolean;
}

/** The body of a handler that declares none. */
export const jsonBody = { kind: 'json', maxBytes: 256 * kB } as const;

/** The rules for a handler that declares nothing, and for paths without a handler. */
export const closedRules: RouteRules = {
  body: jsonBody,
  errors: 'json',
  allowsForeignOrigins: false,
  isUnlisted: false,
  isEmptyForVisitors: false,
  isOnePerTurn: false,
};

const Body = Reflector.createDecorator<BodyRule>();
const Errors = Reflector.createDecorator<RouteRules['errors']>();
const ForeignOrigins = Reflector.createDecorator<boolean>();
const SecretAddress = Reflector.createDecorator<boolean>();
const NoVisitorError = Reflector.createDecorator<boolean>();
const Turns = Reflector.createDecorator<boolean>();

/** Accepts a URL-encoded form of at most `maxBytes`. */
export const FormBody = (maxBytes: number) => Body({ kind: 'form', maxBytes });

/** Accepts a CSV file of at most `maxBytes`: `request.body` is a `Buffer`, unless there was no body. */
export const CsvBody = (maxBytes: number) => Body({ kind: 'csv', maxBytes });

/** Accepts at most `maxBytes` without parsing them: `request.body` is a `Buffer`. */
export const RawBody = (maxBytes: number) => Body({ kind: 'raw', maxBytes });

/** Leaves the body to the handler, which streams it with `receiveFile` after access was granted. */
export const UploadBody = () => Body({ kind: 'upload' });

/** Errors are plain sentences instead of an `ErrorBody`. */
export const PlainTextErrors = () => Errors('text');

/** Accepts changing calls from other sites' pages. The handler must check a signature. */
export const AllowForeignOrigins = () => ForeignOrigins(true);

/** Keeps the address out of search engines and referrers. */
export const Unlisted = () => SecretAddress(true);

/** Returns 204 instead of 401 to callers who send `Prefer: empty-for-visitors`. */
export const EmptyForVisitors = () => NoVisitorError(true);

/** Starts one of these calls per turn of the event loop, so that a crowd doesn't delay live replies. */
export const OnePerTurn = () => Turns(true);

/** The rules of a handler: what it declares, or else its controller, or else the closed default. */
export function rulesOfHandler(controller: Type<object>, handler: () => unknown): RouteRules {
  const reflector = new Reflector();
  const targets = [handler, controller];
  return {
    body: reflector.getAllAndOverride(Body, targets) ?? closedRules.body,
    errors: reflector.getAllAndOverride(Errors, targets) ?? closedRules.errors,
    allowsForeignOrigins: reflector.getAllAndOverride(ForeignOrigins, targets) ?? closedRules.allowsForeignOrigins,
    isUnlisted: reflector.getAllAndOverride(SecretAddress, targets) ?? closedRules.isUnlisted,
    isEmptyForVisitors: reflector.getAllAndOverride(NoVisitorError, targets) ?? closedRules.isEmptyForVisitors,
    isOnePerTurn: reflector.getAllAndOverride(Turns, targets) ?? closedRules.isOnePerTurn,
  };
}

const matched = new WeakMap<IncomingMessage, RouteRules>();

export function setRules(request: IncomingMessage, rules: RouteRules): void {
  matched.set(request, rules);
}

/** The rules of the handler that a request goes to. */
export function rulesOf(request: IncomingMessage): RouteRules {
  return matched.get(request) ?? closedRules;
}
