import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { projectRoot } from '../../config/project-root.js';
import { type Preview, withPreview } from './link-preview.js';
import { isNotModified } from '../not-modified.js';

const defaultFolder = join(projectRoot, 'dist', 'web');

/** What names the product's own address; the build leaves a place for it. */
const isPage = (name: string): boolean => /\.(html|txt|xml)$/.test(name);

/** How a file may be sent, best first: the build writes the compressed ones beside it. */
const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
];

interface WebFile {
  type: string;
  etag: string;
  cacheControl: string;
  bytes: Buffer;
  compressed: { name: string; bytes: () => Promise<Buffer> }[];
}

/** What a screen says of itself to whoever does not run its scripts: undefined where it says what the product does. */
export type PreviewOf = (request: Request) => Promise<Preview | undefined>;

/**
 * Serves the built app outside `/api`: its files, the landing page as it was built ahead, and the app's one page for every
 * other path that is no file's. The files are read once, at the start: they are few, and a build that replaces them meanwhile
 * does not disturb a server that runs. `publicUrl` goes into the pages that name it.
 */
export function serveWebApp(publicUrl: string, previewOf: PreviewOf, folder = defaultFolder): RequestHandler {
  // Without a build (tests of the API alone) there is nothing to serve.
  if (!existsSync(join(folder, 'index.html'))) return (_request, _response, next) => next();
  const files = readFiles(folder, publicUrl);
  const page = files.get('/index.html');
  const landing = files.get('/landing.html');
  if (landing) files.set('/', landing);
  return (request: Request, response: Response, next: NextFunction): void => {
    if (/^\/(api|socket\.io)(\/|$)/.test(request.path)) return next();
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const file = files.get(request.path);
    if (file) send(request, response, file).catch(next);
    else if (page && isScreen(request.path)) sendScreen(request, response, page, previewOf).catch(next);
    else response.status(404).type('text/plain').send('Not found');
  };
}

/** Whether a path may be a screen of the app. A missing file of a build and a hidden file are none. */
function isScreen(path: string): boolean {
  const decoded = decodePath(path);
  const ending = extname(decoded).toLowerCase();
  return !/^\/assets\/|\/\./.test(decoded) && (ending === '.html' || !(ending in contentTypes));
}

async function sendScreen(request: Request, response: Response, page: WebFile, previewOf: PreviewOf): Promise<void> {
  const preview = await previewOf(request);
  if (!preview) return send(request, response, page);
  const bytes = Buffer.from(withPreview(page.bytes.toString(), preview));
  return send(request, response, { ...page, ...describe('page.html', bytes), compressed: [] });
}

async function send(request: Request, response: Response, file: WebFile): Promise<void> {
  response.setHeader('Content-Type', file.type);
  response.setHeader('Cache-Control', file.cacheControl);
  response.setHeader('ETag', file.etag);
  if (file.compressed.length > 0) response.setHeader('Vary', 'Accept-Encoding');
  if (isNotModified(request, response)) {
    response.status(304).end();
    return;
  }
  const accepted = request.acceptsEncodings(...file.compressed.map(({ name }) => name), 'identity');
  const compressed = file.compressed.find(({ name }) => name === accepted);
  // What can't be compressed (there may be no memory for it) goes as it is, and the next one to ask may have it.
  const packed = await compressed?.bytes().catch(() => undefined);
  if (compressed && packed) response.setHeader('Content-Encoding', compressed.name);
  const bytes = packed ?? file.bytes;
  response.setHeader('Content-Length', bytes.length);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

function readFiles(folder: string, publicUrl: string): Map<string, WebFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const plain = names.filter((name) => !encodings.some(({ suffix }) => name.endsWith(suffix)));
  const all = new Set(names);
  return new Map(
    plain.map((name) => {
      const path = '/' + relative(folder, name).split(sep).join('/');
      return [path, isPage(name) ? readPage(name, publicUrl) : readFile(name, path, all)];
    }),
  );
}

/**
 * A page with the address in its place, which the build could not know. So it is compressed here, when it is first asked
 * for: at its best, Brotli takes longer than all else at the start.
 */
function readPage(name: string, publicUrl: string): WebFile {
  const bytes = Buffer.from(readFileSync(name, 'utf8').replaceAll('%PUBLIC_URL%', publicUrl));
  return {
    ...describe(name, bytes),
    cacheControl: 'no-cache',
    compressed: [
      { name: 'br', bytes: once(() => promisify(brotliCompress)(bytes)) },
      { name: 'gzip', bytes: once(() => promisify(gzip)(bytes)) },
    ],
  };
}

function readFile(name: string, path: string, all: Set<string>): WebFile {
  return {
    ...describe(name, readFileSync(name)),
    // What lies in assets is named by its content and never changes.
    cacheControl: path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    compressed: encodings.flatMap(({ name: encoding, suffix }) => {
      if (!all.has(name + suffix)) return [];
      const bytes = Promise.resolve(readFileSync(name + suffix));
      return [{ name: encoding, bytes: () => bytes }];
    }),
  };
}

/** What `make` answers, made when it is first asked for and kept; a failure is not kept. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
}

function describe(name: string, bytes: Buffer): Pick<WebFile, 'type' | 'etag' | 'bytes'> {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
  return { type: contentTypes[extname(name)] ?? 'application/octet-stream', etag: `W/"${hash}"`, bytes };
}

/** What the build writes. */
const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
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
