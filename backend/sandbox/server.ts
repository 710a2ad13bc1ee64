import { mkdir } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type NextFunction, type Request, type Response } from 'express';
import { aiRouter } from './ai/ai.router.js';
import { learnIntents } from './ai/intents/meaning.js';
import { learnNames } from './ai/names/names-in.js';
import { GenerationLog } from './ai/wire/generation-log.js';
import { readPlaybook } from './ai/playbook.js';
import { warmUp } from './ai/warm-up.js';
import { Inbox } from './mail/inbox.js';
import { mailRouter } from './mail/mail.router.js';
import { SmtpCatcher } from './mail/smtp-catcher.js';
import { OAuth } from './oauth/oauth.js';
import { indexRouter } from './pages/index.router.js';
import { sendMissing } from './pages/page.js';
import { Payments } from './payments/payments.js';

export interface SandboxOptions {
  /** 0 picks a free port. */
  port: number;
  /** 0 picks a free port. */
  smtpPort: number;
  /** Stores customers, subscriptions and emails across restarts. */
  dataDir: string;
  /** The product's URL as the browser sees it, for links; it proxies `/sandbox` to this server. */
  publicUrl: string;
  /** Receives signed payment events. */
  webhookUrl: string;
  webhookSecret: string;
  tokensPerSecond: number;
}

export interface Sandbox {
  /** `http://127.0.0.1:PORT`. */
  url: string;
  port: number;
  smtpPort: number;
  /** Stops everything and writes pending state. */
  close: () => Promise<void>;
}

const host = '127.0.0.1';

/** Starts all sandboxes on loopback. Rejects with a readable sentence if a port or the folder is unavailable. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  await mkdir(options.dataDir, { recursive: true });
  // A few seconds on a machine that hasn't done it yet.
  learnIntents();
  learnNames();
  const topics = readPlaybook();
  warmUp(topics, new Date());
  const log = new GenerationLog();
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'extended');
  app.use('/ai/v1', aiRouter({ topics, log, tokensPerSecond: options.tokensPerSecond }));
  app.get('/sandbox/ai/stats', (_request, response) => {
    response.json(log.stats());
  });
  app.use('/sandbox', indexRouter());
  const payments = new Payments(options);
  app.use('/v1', payments.api);
  app.use('/sandbox/payments', payments.pages);
  const inbox = new Inbox(options.dataDir);
  app.use('/sandbox', mailRouter(inbox));
  const oauth = new OAuth(options.publicUrl);
  app.use('/oauth', oauth.api);
  app.use('/sandbox/oauth', oauth.pages);
  app.use((_request, response) => sendMissing(response, 'The sandbox has no such page.'));
  app.use((error: unknown, _request: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) return next(error);
    const status = error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 500;
    if (status >= 500) console.error('The sandbox failed:', error);
    response.status(status).type('text').send('The sandbox could not do that.');
  });
  const server = createServer({ keepAliveTimeout: 65_000 }, app);
  const smtp = new SmtpCatcher(inbox);
  const close = async () => {
    await Promise.all([closeServer(server), smtp.close()]);
    await Promise.all([payments.close(), inbox.close()]);
  };
  try {
    const [port, smtpPort] = [await listen(server, options.port), await smtp.listen(options.smtpPort)];
    return { url: `http://${host}:${port}`, port, smtpPort, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is in use: the sandbox needs it.`) : error);
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
