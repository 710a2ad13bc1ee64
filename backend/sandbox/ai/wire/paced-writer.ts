import type { Response } from 'express';
import type { Generation, GenerationLog } from './generation-log.js';
import { Pace } from './pace.js';

/** The JSON an API puts around an answer. The streaming methods are called in this order. */
export interface OutputForm {
  /** Sent immediately. */
  opening: () => string;
  /** The reasoning, in chunks. */
  reasoning: () => string[];
  /** Sent before the first piece of the answer. */
  answerOpening: () => string;
  piece: (text: string) => string;
  closing: () => string;
  /** The body of a response without streaming. */
  whole: () => object;
}

export interface Writing {
  form: OutputForm;
  isStreamed: boolean;
  pieces: string[];
  tokensPerSecond: number;
  generation: Generation;
  log: GenerationLog;
  /** Closes the connection after this many pieces. */
  cutAfter: number | null;
  /** Duration of the reasoning. */
  reasoningSeconds: number;
}

const reasoningSteps = 5;

/** Writes an answer at the model's speed, streamed or whole, until it is complete or the client disconnects. */
export function writePaced(response: Response, writing: Writing): void {
  const { form, isStreamed, generation, log, cutAfter, reasoningSeconds } = writing;
  const pieces = cutAfter === null ? writing.pieces : writing.pieces.slice(0, cutAfter);
  const send = (text: string) => !isStreamed || text === '' || response.write(text);

  const sendPieces = (due: string[]): boolean => {
    const isFirst = generation.firstTokenAt === null;
    if (isFirst) generation.firstTokenAt = Date.now();
    if (!isStreamed) return true;
    return send((isFirst ? form.answerOpening() : '') + due.map((piece) => form.piece(piece)).join(''));
  };
  const finish = () => {
    if (cutAfter !== null) {
      log.end(generation, 'cut');
      cutConnection(response);
      return;
    }
    log.end(generation, 'finished');
    if (isStreamed) response.end(form.closing());
    else response.json(form.whole());
  };
  const sendAnswer = () => {
    pace = new Pace(pieces, writing.tokensPerSecond, sendPieces, finish);
    pace.resume();
  };

  if (isStreamed) openStream(response);
  send(isStreamed ? form.opening() : '');
  const chunks = isStreamed ? form.reasoning() : [];
  const steps = reasoningSeconds > 0 ? spread(chunks) : [chunks.join('')];
  const stepsPerSecond = (steps.length - 1) / reasoningSeconds || 1;
  let pace = new Pace(steps, stepsPerSecond, (due) => send(due.join('')), sendAnswer);
  response.on('drain', () => pace.resume());
  response.on('close', () => {
    pace.stop();
    log.end(generation, 'aborted');
  });
  pace.resume();
}

/** Sends a stream's headers, even if no token ever follows. */
export function openStream(response: Response): void {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-cache',
    'X-Accel-Buffering': 'no',
  });
  response.flushHeaders();
}

/** Distributes chunks over the steps of the reasoning; steps may be empty. */
function spread(chunks: string[]): string[] {
  const steps = Array.from({ length: reasoningSteps }, () => '');
  for (const [index, chunk] of chunks.entries()) {
    steps[Math.floor((index * reasoningSteps) / chunks.length)] += chunk;
  }
  return steps;
}

/** Closes the connection like a crashing server, after everything written has been sent. */
function cutConnection(response: Response): void {
  response.write('', () => response.socket?.destroy());
}
