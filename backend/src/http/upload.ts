import busboy from 'busboy';
import type { Request, Response } from 'express';
import { type Readable, Transform, type TransformCallback } from 'node:stream';
import type { DocumentedError } from './api-errors.decorator.js';
import { AppError, MalformedRequest, UnsupportedType } from '../common/app-error.js';

/** What a form takes up around its file, at most, in bytes. */
export const formBytes = 64 * 1024;

/** After an answer that came before the body's end: how much more is read, in bytes, and for how long, in milliseconds. */
const lingerBytes = 64 * 1024;
const lingerMs = 2000;

/**
 * Of a body that is no longer than this, in bytes, all is read: the buffers on the way (on Linux 4 MB sent and 6 MB received)
 * may hold the rest, so that its client takes it for sent and puts the next call on the connection.
 */
const bufferedBytes = 10 * 1024 * 1024;

/** Of what a file is passed on in, in bytes. */
const blockBytes = 64 * 1024;

class UploadStalled extends AppError {
  readonly status = 408;
  readonly code = 'upload_stalled';
  constructor() {
    super('The upload stopped on its way. Please try again.');
  }
}

/** Errors of every upload, except for the file's size and type. */
export const uploadErrors: DocumentedError[] = [
  new MalformedRequest('Choose a file to upload'),
  UploadStalled,
  new UnsupportedType('Send this as multipart/form-data'),
];

/** What a form says of its file. */
export interface FilePart {
  /** As the sender calls it: to be cleaned before it is kept or shown. */
  fileName: string;
  /** Gives the rest of it so long to come, in milliseconds: for what is told by its first bytes. */
  endWithin: (ms: number) => void;
}

export interface UploadRules {
  /** The name of the form's one file. */
  field: string;
  /** Of the file, in bytes; exactly as many are still taken. */
  maxBytes: number;
  /** Nothing coming for this long ends the upload, in milliseconds. */
  stallMs: number;
  /** How long the whole upload may take, in milliseconds; undefined: as long as any call. */
  totalMs?: number;
  /** What is thrown for more than `maxBytes`. */
  tooLarge: () => AppError;
}

/**
 * Streams the one file of a multipart request into `take`, as it arrives, and answers what that answers. The stream ends
 * only once the whole request is there; otherwise it fails, and so does this, after `take` has cleared up.
 * @throws UnsupportedType, MalformedRequest, UploadStalled, or what `tooLarge` makes; before any of the body is read where
 * the headers tell
 */
export async function receiveFile<T>(
  request: Request,
  rules: UploadRules,
  take: (file: Readable, part: FilePart) => Promise<T>,
): Promise<T> {
  if (!request.is('multipart/form-data')) throw new UnsupportedType('Send this as multipart/form-data');
  if (Number(request.headers['content-length']) > rules.maxBytes + formBytes) throw rules.tooLarge();
  const parser = parserFor(request, rules);
  const file = new Blocks();
  // Whoever takes the file hears of it too; until somebody does, nobody needs to.
  file.on('error', () => undefined);
  let taken: Promise<T> | undefined;
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
      // It may have been cut while we looked up who sends it.
      if (request.destroyed) refuseCut();
      // Not once: destroyed after an error of its own, it has another one, and nobody to hear that ends the process.
      parser.on('error', () => reject(unreadable()));
      parser.once('filesLimit', () => reject(new MalformedRequest('Send one file at a time')));
      parser.once('partsLimit', () => reject(new MalformedRequest('The form has too many parts')));
      parser.once('file', (field, part, { filename }) => {
        part.on('error', () => reject(unreadable()));
        if (field !== rules.field) return reject(new MalformedRequest(`Send the file as "${rules.field}"`));
        part.once('limit', () => reject(rules.tooLarge()));
        part.pipe(file, { end: false });
        taken = take(file, { fileName: unescaped(filename ?? ''), endWithin });
        taken.catch(reject);
      });
      // Once the request has ended and all of its parts were read.
      parser.once('finish', resolve);
      request.pipe(parser);
    });
    if (!taken) throw new MalformedRequest('Choose a file to upload');
    file.end();
    return await taken;
  } catch (error) {
    request.unpipe(parser);
    request.pause();
    parser.destroy();
    file.destroy(error instanceof Error ? error : undefined);
    await Promise.allSettled([taken]);
    throw error;
  } finally {
    clearTimeout(stall);
    clearTimeout(late);
  }
}

/**
 * Passes a file on in blocks, of which the last may be shorter. A sender may cut it into single bytes: passed on as they
 * come, each would take up a hundred wherever they are gathered.
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

/** How long the file of a form is at most, in bytes, by what the request says of itself; undefined when it does not. */
export function announcedBytes(request: Request): number | undefined {
  const length = request.headers['content-length'];
  return length === undefined ? undefined : Number(length);
}

/**
 * Sees to it that an answer given before the end of the body reaches the client, and that the rest of the body is not read
 * for nothing: a little more is taken in, so that the client comes to look for the answer, then the connection is cut. Where
 * that was the rest, it serves on.
 */
export function lingerAfterAnswer(request: Request, response: Response): void {
  // Before Node's own listener, which would read an untouched body to its end.
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
      // Browsers write names as they are.
      defParamCharset: 'utf8',
      // The parser tells of a file as too long when it reaches the limit.
      limits: { files: 1, fileSize: rules.maxBytes + 1, parts: 10, fields: 5, fieldSize: 1024, headerPairs: 20 },
    });
  } catch (error) {
    throw unreadable(error);
  }
}

/** A file's name as forms escape it: quotation marks and line breaks alone (HTML, 4.10.21.8). */
function unescaped(fileName: string): string {
  return fileName.replace(/%22/g, '"').replace(/%0[AD]/gi, ' ');
}
