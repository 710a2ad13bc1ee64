import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import sirv from 'sirv';
import { prerendered } from '../../../../contract/prerendered.js';
import { projectRoot } from '../../config/project-root.js';
import { readCookie } from '../cookies.js';
import { isNotModified } from '../not-modified.js';
import { type Preview, withPreview } from './link-preview.js';

const defaultFolder = join(projectRoot, 'dist', 'web');

/** Files that contain the product's own address, which isn't known at build time. */
const pageTypes = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.xml', 'application/xml'],
]);

/** Extensions of the build's files. A path with one of them is never a screen. */
const fileEnding = /\.(css|ico|js|json|map|png|svg|txt|webmanifest|webp|woff2|xml)$/i;

/** The best compression that takes milliseconds. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

interface Page {
  type: string;
  etag: string;
  /** By `Content-Encoding`, best first. Each is compressed when first sent. */
  bodies: Map<string, () => Buffer>;
}

/** The title and description of a screen for link previews; undefined to keep the product's own. */
export type PreviewOf = (request: Request) => Promise<Preview | undefined>;

interface WebAppOptions {
  publicUrl: string;
  previewOf: PreviewOf;
  /**
   * Cookies of artists and guests. With any of them, a screen differs from its prerendered first view, so only the app
   * itself is served.
   */
  visitorCookies: readonly string[];
  folder?: string;
}

/**
 * Serves the built app outside `/api`: pages with `publicUrl` filled in, the build's files, and the app's one page for
 * every path that isn't a file.
 */
export function serveWebApp(options: WebAppOptions): RequestHandler {
  const { publicUrl, previewOf, visitorCookies, folder = defaultFolder } = options;
  // API tests may run without a build.
  if (!existsSync(join(folder, 'index.html'))) return (_request, _response, next) => next();
  const pages = readPages(folder, publicUrl);
  const firstViews = new Map(Object.entries(prerendered).map(([url, file]) => [url, pages.get(`/${file}`)]));
  const app = readFileSync(join(folder, 'index.html'), 'utf8').replaceAll('%PUBLIC_URL%', publicUrl);
  const serveFile = sirv(folder, { etag: true, brotli: true, gzip: true, extensions: [], setHeaders: setFileHeaders });

  /** The screen's prerendered first view, which only new visitors get. */
  const firstViewOf = ({ url, headers }: Request): Page | undefined =>
    visitorCookies.some((name) => readCookie(headers.cookie, name)) ? undefined : firstViews.get(url);

  const serveScreen = async (request: Request, response: Response): Promise<void> => {
    if (!isScreen(request.path)) {
      response.status(404).type('text/plain').send('Not found');
      return;
    }
    const preview = await previewOf(request);
    const page = preview
      ? pageOf('.html', withPreview(app, preview), { isCompressed: false })
      : (firstViewOf(request) ?? pages.get('/index.html'));
    if (page) sendPage(request, response, page);
  };

  return (request: Request, response: Response, next: NextFunction): void => {
    const { path, method } = request;
    if (/^\/(api|socket\.io)(\/|$)/.test(path) || (method !== 'GET' && method !== 'HEAD')) return next();
    const page = pages.get(path);
    if (page) return sendPage(request, response, page);
    const orScreen = (): void => void serveScreen(request, response).catch(next);
    // sirv lists the files when the server starts; a new build may have removed some.
    if (path.includes('%') || !existsSync(join(folder, path))) return orScreen();
    delete request.headers.range;
    serveFile(request, response, orScreen);
  };
}

function readPages(folder: string, publicUrl: string): Map<string, Page> {
  const names = readdirSync(folder).filter((name) => pageTypes.has(extname(name)));
  const pages = new Map(
    names.map((name) => {
      const text = readFileSync(join(folder, name), 'utf8').replaceAll('%PUBLIC_URL%', publicUrl);
      return [`/${name}`, pageOf(extname(name), text)];
    }),
  );
  const landing = pages.get(`/${prerendered['/']}`) ?? pages.get('/index.html');
  return landing ? pages.set('/', landing) : pages;
}

function pageOf(ending: string, text: string, { isCompressed = true } = {}): Page {
  const bytes = Buffer.from(text);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
  const compressed: [string, () => Buffer][] = [
    ['br', once(() => brotliCompressSync(bytes, brotliOptions))],
    ['gzip', once(() => gzipSync(bytes))],
  ];
  return {
    type: pageTypes.get(ending) ?? '',
    etag: `W/"${hash}"`,
    bodies: new Map([...(isCompressed ? compressed : []), ['identity', () => bytes]]),
  };
}

function once(make: () => Buffer): () => Buffer {
  let made: Buffer | undefined;
  return () => (made ??= make());
}

function sendPage(request: Request, response: Response, { type, etag, bodies }: Page): void {
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('ETag', etag);
  response.setHeader('Vary', 'Accept-Encoding, Cookie');
  if (isNotModified(request, response)) return void response.status(304).end();
  const encoding = request.acceptsEncodings(...bodies.keys()) || 'identity';
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  const body = bodies.get(encoding)?.() ?? Buffer.alloc(0);
  response.setHeader('Content-Length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function setFileHeaders(response: ServerResponse, path: string): void {
  // The names of files in assets/ contain a hash of their content.
  const isImmutable = path.startsWith('/assets/');
  response.setHeader('Cache-Control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  const [, text] = /\.(js|css)$/.exec(path) ?? [];
  if (text) response.setHeader('Content-Type', `text/${text === 'js' ? 'javascript' : 'css'}; charset=utf-8`);
}

/** Whether a path may be a screen of the app, as opposed to a missing file of a build or a hidden file. */
function isScreen(path: string): boolean {
  const decoded = decodePath(path);
  return !/^\/assets\/|\/\./.test(decoded) && !fileEnding.test(decoded);
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '/.';
  }
}
