import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { projectRoot } from '../config/project-root.js';

const folder = join(projectRoot, 'dist', 'web');

/** How a file may be sent, best first: the build writes the compressed ones beside it. */
const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
];

interface WebFile {
  path: string;
  type: string;
  etag: string;
  cacheControl: string;
  bytes: Buffer;
  compressed: { name: string; bytes: Buffer }[];
}

/**
 * Serves the built app outside `/api`: its files, and its one page for every other path. The files are read once, at the
 * start: they are few, and a build that replaces them meanwhile does not disturb a server that runs.
 */
export function serveWebApp(): RequestHandler {
  // Without a build (tests of the API alone) there is nothing to serve.
  if (!existsSync(join(folder, 'index.html'))) return (_request, _response, next) => next();
  const files = readFiles();
  const page = files.get('/index.html');
  return (request: Request, response: Response, next: NextFunction): void => {
    if (/^\/(api|socket\.io)(\/|$)/.test(request.path)) return next();
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    // A missing asset and a hidden file are not screens of the app.
    const isScreen = !/^\/assets\/|\/\./.test(decodePath(request.path));
    const file = files.get(request.path) ?? (isScreen ? page : undefined);
    if (file) send(request, response, file);
    else response.status(404).type('text/plain').send('Not found');
  };
}

function send(request: Request, response: Response, file: WebFile): void {
  response.setHeader('Content-Type', file.type);
  response.setHeader('Cache-Control', file.cacheControl);
  response.setHeader('ETag', file.etag);
  if (file.compressed.length > 0) response.setHeader('Vary', 'Accept-Encoding');
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  const accepted = request.acceptsEncodings(...file.compressed.map(({ name }) => name), 'identity');
  const compressed = file.compressed.find(({ name }) => name === accepted);
  if (compressed) response.setHeader('Content-Encoding', compressed.name);
  const bytes = compressed?.bytes ?? file.bytes;
  response.setHeader('Content-Length', bytes.length);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

function readFiles(): Map<string, WebFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const plain = names.filter((name) => !encodings.some(({ suffix }) => name.endsWith(suffix)));
  const files = plain.map((name) => readFile(name, new Set(names)));
  return new Map(files.map((file) => [file.path, file]));
}

function readFile(name: string, all: Set<string>): WebFile {
  const path = '/' + relative(folder, name).split(sep).join('/');
  const bytes = readFileSync(name);
  return {
    path,
    bytes,
    type: contentTypes[extname(name)] ?? 'application/octet-stream',
    etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`,
    // What lies in assets is named by its content and never changes.
    cacheControl: path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    compressed: encodings.flatMap(({ name: encoding, suffix }) =>
      all.has(name + suffix) ? [{ name: encoding, bytes: readFileSync(name + suffix) }] : [],
    ),
  };
}

/** What the build writes. */
const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '/.';
  }
}
