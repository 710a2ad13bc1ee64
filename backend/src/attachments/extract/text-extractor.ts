import { Injectable } from '@nestjs/common';
import { fileTypeFromFile } from 'file-type';
import { execFile } from 'node:child_process';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { limits } from '../../../../contract/limits.js';
import { Overloaded } from '../../common/app-error.js';
import { KeyedConcurrencyLimit } from '../../common/keyed-concurrency-limit.js';
import { projectRoot } from '../../config/project-root.js';
import { UnreadableAttachment, WrongAttachmentType } from '../attachment.errors.js';
import type { Extracted, ExtractedKind } from './extracted.js';

/** The compiled reader. The tests run it as well. */
const reader = join(projectRoot, 'dist', 'backend', 'src', 'attachments', 'extract', 'extract-child.js');

/**
 * Limits of the reading process: time in milliseconds, JavaScript memory in megabytes, and the PDF reader's memory in
 * 64 kB pages.
 */
const readMs = 20_000;
const memoryMb = 256;
const wasmPages = 6144;

/** How many files one server reads concurrently, and how many more may wait. */
const atOnce = 2;
const waitingMax = 20;

/** Reads text from untrusted files, each in a separate process with limits on time and memory. */
@Injectable()
export class TextExtractor {
  private readonly turns = pLimit(atOnce);
  /** As many may wait as one account may upload at once. */
  private readonly accounts = new KeyedConcurrencyLimit({ atOnce: 1, waiting: 10 });

  /**
   * Reads a file; its type is detected from its bytes, not its name.
   * @throws WrongAttachmentType, UnreadableAttachment, TooManyTries, Overloaded
   */
  async read(userId: string, path: string): Promise<Extracted & { kind: ExtractedKind }> {
    const kind = await kindOf(path);
    return this.accounts.run(userId, async () => {
      if (this.turns.pendingCount >= waitingMax) throw new Overloaded();
      return { kind, ...(await this.turns(() => extract(kind, path))) };
    });
  }
}

async function kindOf(path: string): Promise<ExtractedKind> {
  // UTF-16's byte order mark looks like the beginning of a song.
  if (await startsWith(path, Buffer.from([0xff, 0xfe]))) return 'text';
  const type = await fileTypeFromFile(path).catch(() => undefined);
  if (type === undefined || type.ext === 'xml') return 'text';
  if (type.ext !== 'pdf' && type.ext !== 'docx') throw new WrongAttachmentType();
  return type.ext;
}

async function startsWith(path: string, bytes: Buffer): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(bytes.length), 0, bytes.length, 0);
    return buffer.equals(bytes);
  } finally {
    await file.close();
  }
}

function extract(kind: ExtractedKind, path: string): Promise<Extracted> {
  const flags = [`--max-old-space-size=${memoryMb}`, `--wasm-max-mem-pages=${wasmPages}`];
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [...flags, reader, kind, path],
      {
        cwd: tmpdir(),
        // Don't pass on our secrets.
        env: {},
        timeout: readMs,
        killSignal: 'SIGKILL',
        maxBuffer: limits.attachmentMax * 8,
      },
      (error, stdout) => {
        // A file that isn't text after all is of a type we don't know.
        if (error) reject(kind === 'text' ? new WrongAttachmentType() : new UnreadableAttachment({ cause: error }));
        else resolve(JSON.parse(stdout) as Extracted);
      },
    );
  });
}
