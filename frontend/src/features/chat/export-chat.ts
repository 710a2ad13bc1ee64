import type { Chat } from '@contract/chats/chat';
import type { ExportFormat } from '@contract/chats/export.query';
import { ApiError, request } from '@/lib/api';
import { timeZoneHere } from '@/lib/time-zone';

/** The timeout of one request including the download: a long conversation is a large file. */
const timeoutMs = 15 * 60_000;

/** Exports a chat. If the file isn't ready in time, the call is repeated and joins the running export. */
export async function exportChat(chat: Chat, format: ExportFormat): Promise<{ file: Blob; name: string }> {
  const query = new URLSearchParams({ format, timeZone: timeZoneHere() ?? 'UTC' });
  for (;;) {
    try {
      const file = await request('GET', `/api/chats/${chat.id}/export?${query}`, (response) => response.blob(), {
        timeoutMs,
      });
      // A conversation too long for one document comes as an archive of several.
      return { file, name: `${chat.title}.${file.type === 'application/zip' ? 'zip' : format}` };
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'export_in_progress') throw error;
      await new Promise((resolve) => setTimeout(resolve, (error.retryAfter ?? 1) * 1000));
    }
  }
}
