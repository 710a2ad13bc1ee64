import express, { type Request, type Response } from 'express';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { TooLarge } from '../common/app-error.js';
import { receiveFile, type UploadRules } from './upload.js';

const rules: UploadRules = {
  field: 'file',
  maxBytes: 1_000_000,
  stallMs: 10_000,
  tooLarge: () => new TooLarge('The file is too large'),
};

describe('an upload', () => {
  let server: Server;

  /** A server that responds with the lengths of the pieces in which it passes on an upload. */
  async function listen(more: Partial<UploadRules> = {}): Promise<void> {
    const app = express();
    app.post('/', async (request: Request, response: Response) => {
      const lengths = await receiveFile(request, { ...rules, ...more }, async (file) => {
        const pieces: number[] = [];
        for await (const piece of file as AsyncIterable<Buffer>) pieces.push(piece.length);
        return pieces;
      });
      response.json(lengths);
    });
    server = createServer(app).listen(0, '127.0.0.1');
    await once(server, 'listening');
  }
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  /** Begins a form without a declared length, up to the first byte of its file. */
  function begin(): Socket {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n',
    );
    socket.write(chunk('--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n'));
    return socket;
  }
  const chunk = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`;

  async function answerOn(socket: Socket): Promise<string> {
    let said = '';
    socket.on('data', (piece: Buffer) => (said += piece.toString()));
    await once(socket, 'close');
    return said;
  }

  it('is passed on in blocks even if it arrives byte by byte', async () => {
    await listen();
    const socket = begin();
    socket.write(chunk('x').repeat(140_000));
    socket.write(`${chunk('\r\n--b--\r\n')}0\r\n\r\n`);
    expect(await answerOn(socket)).toMatch(/\[65536,65536,8928\]$/);
  });
});
