/** The baseline: socket.io and HTTP only, without accounts, storage or limits. */
import { createServer, request as call } from 'node:http';
import { StringDecoder } from 'node:string_decoder';
import { Redis } from 'ioredis';
import { Server } from 'socket.io';
import type { ServerEvents } from '../../contract/events.js';
import { gatherWindowMs } from '../../contract/limits.js';

const { PORT, MODEL_URL = '', REDIS_URL } = process.env;
/** Stores the text so far, in the variant that stores it. */
const redis = REDIS_URL ? new Redis(REDIS_URL) : undefined;

const server = createServer((request, response) => {
  if (request.method !== 'POST') {
    response.end();
    return;
  }
  let body = '';
  request.setEncoding('utf8');
  request.on('data', (piece: string) => (body += piece));
  request.on('end', () => {
    const { chatId, message } = JSON.parse(body) as { chatId: string; message: string };
    relay(chatId, message, () => response.writeHead(201).end('{}'));
  });
});
const io = new Server<Record<string, never>, ServerEvents>(server);
io.on('connection', (socket) => void socket.join(String(socket.handshake.headers['x-chat'])));
server.listen(Number(PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
process.on('disconnect', () => process.exit(0));

/** Relays the model's output to the chat's sockets: the first piece at once, later ones batched. */
function relay(chatId: string, message: string, begun: () => void): void {
  const room = io.to(chatId);
  let text = '';
  let said = 0;
  let timer: NodeJS.Timeout | undefined;
  const say = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (said === text.length) return;
    const piece = text.slice(said);
    room.emit('reply:delta', { chatId, messageId: chatId, offset: said, text: piece });
    if (redis) void redis.append(`bare:${chatId}`, piece);
    if (said === 0) begun();
    said = text.length;
  };
  const hear = (line: string): void => {
    if (!line.startsWith('data: {')) return;
    const chunk = JSON.parse(line.slice(6)) as { choices: [{ delta: { content?: string } }] };
    text += chunk.choices[0].delta.content ?? '';
    if (said === 0) say();
    else timer ??= setTimeout(say, gatherWindowMs);
  };
  const asked = call(MODEL_URL, { method: 'POST', headers: { 'content-type': 'application/json' } }, (answer) => {
    const decoder = new StringDecoder();
    let rest = '';
    answer.on('data', (bytes: Buffer) => {
      const lines = (rest + decoder.write(bytes)).split('\n');
      rest = lines.pop() ?? '';
      lines.forEach(hear);
    });
    answer.on('end', () => {
      say();
      if (redis) void redis.unlink(`bare:${chatId}`);
      const end = { id: chatId, content: text, isUser: false, createdAt: '', status: 'complete' as const };
      room.emit('reply:end', { chatId, message: end });
    });
  });
  asked.end(JSON.stringify({ stream: true, messages: [{ role: 'user', content: message }] }));
}
