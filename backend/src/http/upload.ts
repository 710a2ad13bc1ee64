import busboy from 'busboy';
import type { Request, Response } from 'express';
import { type Readable, Transform, type TransformCallback } from 'node:stream';
import type { DocumentedError } from './api-errors.decorator.js';
import { AppError, MalformedRequest, UnsupportedType } from '../common/app-error.js';

/** How much a multipart form adds to its file at most, in bytes. */
export const formBytes = 64 * 1024;

/** How much more of the body is read after an early response, in bytes, and for how long, in milliseconds. */
const lingerBytes = 64 * 1024;
const lingerMs = 2000;

/**
 * Bodies up to this size are read to the end, in bytes. Socket buffers (on Linux, 4 MB for sending and 6 MB for
 * receiving) may already contain the rest, in which case the client considers it sent and reuses the connection.
 */
const bufferedBytes = 10 * 1024 * 1024;

/** Size of the blocks in which a file is passed on, in bytes. */
const blockBytes = 64 * 1024;

class UploadStalled extends AppError {
  readonly status = 408;
  readonly code = 'upload_stalled';
  constructor() {
    super('The upload stopped before it was complete. Please try again.');
  }
}

/** Errors of all uploads, in addition to those about size and type. */
export const uploadErrors: DocumentedError[] = [
  new MalformedRequest('Choose a file to upload'),
  UploadStalled,
  new UnsupportedType('Send this as multipart/form-data'),
];

/** A form's file, as the form describes it. */
export interface FilePart {
  /** From the client: clean it before storing or showing it. */
  fileName: string;
  /** Sets a new time limit for the rest, in milliseconds, once its first bytes have shown the type. */
  endWithin: (ms: number) => void;
}

export interface UploadRules {
  /** The form field with the file. */
  field: string;
  /** The file's maximum size in bytes, inclusive. */
  maxBytes: number;
  /** Time without data after which the upload is aborted, in milliseconds. */
  stallMs: number;
  /** Time limit of the upload in milliseconds; undefined for the general limit. */
  totalMs?: number;
  /** The error for more than `maxBytes`. */
  tooLarge: () => AppError;
}

/**
 * Streams the only file of a multipart request into `save` as it arrives, and returns what `save` returns. The stream
 * only ends once the whole request has arrived; otherwise it fails, and so does this call once `save` has cleaned up.
 * @throws UnsupportedType, MalformedRequest, UploadStalled, or the error of `tooLarge`; thrown before the body is read
 * if the headers are sufficient
 */
export async function receiveFile<T>(
  request: Request,
  rules: UploadRules,
  save: (file: Readable, part: FilePart) => Promise<T>,
): Promise<T> {
  if (!request.is('multipart/form-data')) throw new UnsupportedType('Send this as multipart/form-data');
  if (Number(request.headers['content-length']) > rules.maxBytes + formBytes) throw rules.tooLarge();
  const parser = parserFor(request, rules);
  const file = new Blocks();
  // `save` sees the error; until it listens, an unhandled one would end the process.
  file.on('error', () => undefined);
  let saved: Promise<T> | undefined;
  let stall: NodeJS.Timeout | undefined;
  let late: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      stall = setTimeout(() => reject(new UploadStalled()), rules.stallMs);
      request.on('data', () => stall?.refresh());
      const endWithin = (ms: number): void => {
        clearTimeout(late);
        late = setTimeout(() => reject(new UploadStalled()), ms);
      };
      if (rules.totalMs !== undefined) endWithin(rules.totalMs);
      request.on('error', reject);
      const refuseCut = (): void => {
        if (!request.readableEnded) reject(new MalformedRequest('The upload was cut off. Please try again.'));
      };
      request.once('close', refuseCut);
      // The client may have disconnected during authentication.
      if (request.destroyed) refuseCut();
      // Not `once`: if destroyed after an error, it emits another one, which would end the process.
      parser.on('error', () => reject(unreadable()));
      parser.once('filesLimit', () => reject(new MalformedRequest('Send one file at a time')));
      parser.once('partsLimit', () => reject(new MalformedRequest('The form has too many parts')));
      parser.once('file', (field, part, { filename }) => {
        part.on('error', () => reject(unreadable()));
        if (field !== rules.field) return reject(new MalformedRequest(`Send the file as "${rules.field}"`));
        part.once('limit', () => reject(rules.tooLarge()));
        part.pipe(file, { end: false });
        saved = save(file, { fileName: unescaped(filename ?? ''), endWithin });
        saved.catch(reject);
      });
      // Emitted after the request has ended and all parts have been read.
      parser.once('finish', resolve);
      request.pipe(parser);
    });
    if (!saved) throw new MalformedRequest('Choose a file to upload');
    file.end();
    return await saved;
  } catch (error) {
    request.unpipe(parser);
    request.pause();
    parser.destroy();
    file.destroy(error instanceof Error ? error : undefined);
    await Promise.allSettled([saved]);
    throw error;
  } finally {
    clearTimeout(stall);
    clearTimeout(late);
  }
}

/**
 * Regroups a file into blocks of one size (the last may be shorter). A client may send single bytes: passed on
 * individually, each would take a hundred bytes wherever it is buffered.
 */
class Blocks extends Transform {
  private block = Buffer.allocUnsafe(blockBytes);
  private filled = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    for (let at = 0; at < chunk.length;) {
      const copied = chunk.copy(this.block, this.filled, at);
      at += copied;
      this.filled += copied;
      if (this.filled === blockBytes) {
        this.push(this.block);
        this.block = Buffer.allocUnsafe(blockBytes);
        this.filled = 0;
      }
    }
    done();
  }

  override _flush(done: TransformCallback): void {
    done(null, this.block.subarray(0, this.filled));
  }
}

/** The declared size of a request in bytes, an upper bound for its file; undefined if it isn't declared. */
export function announcedBytes(request: Request): number | undefined {
  const length = request.headers['content-length'];
  return length === undefined ? undefined : Number(length);
}

/**
 * Makes sure that a response sent before the end of the body reaches the client without reading the rest of the body:
 * reads a little more, so that the client gets to the response, then closes the connection. If nothing was left, the
 * connection stays open.
 */
export function lingerAfterAnswer(request: Request, response: Response): void {
  // Must run before Node's own listener, which would read the whole body.
  response.prependOnceListener('finish', () => {
    request.read(0);
    request.resume();
    if (request.complete) return;
    const cut = setTimeout(() => request.socket.destroy(), lingerMs);
    request.once('end', () => clearTimeout(cut));
    request.once('close', () => clearTimeout(cut));
    let left = Number(request.headers['content-length']) <= bufferedBytes ? bufferedBytes : lingerBytes;
    request.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left <= 0) request.pause();
    });
  });
}

function unreadable(cause?: unknown): MalformedRequest {
  return new MalformedRequest('The form could not be read', { cause });
}

function parserFor(request: Request, rules: UploadRules): busboy.Busboy {
  try {
    return busboy({
      headers: request.headers,
      // Browsers send names as UTF-8.
      defParamCharset: 'utf8',
      // The parser reports a file as too long once it reaches the limit.
      limits: { files: 1, fileSize: rules.maxBytes + 1, parts: 10, fields: 5, fieldSize: 1024, headerPairs: 20 },
    });
  } catch (error) {
    throw unreadable(error);
  }
}

/** Undoes the escaping of file names in forms: quotation marks and line breaks (HTML, 4.10.21.8). */
function unescaped(fileName: string): string {
  return fileName.replace(/%22/g, '"').replace(/%0[AD]/gi, ' ');
}
