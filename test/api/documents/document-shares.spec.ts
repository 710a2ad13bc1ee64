import type { Document } from '../../../contract/documents/document.js';
import type { DocumentShare, SharedDocument } from '../../../contract/documents/document-share.js';
import type { ErrorBody } from '../../../contract/errors.js';
import { describeApp } from '../../support/describe-app.js';
import type { Answer, Client } from '../../support/client.js';

describe('documents shared by a link', () => {
  let artist: Client;
  let document: Document;

  const { app } = describeApp();
  beforeEach(async () => {
    artist = app.visitor();
    await artist.subscribe();
    const body = { kind: 'other', title: 'Salt Road', markdown: 'With Otto Kern.' };
    document = (await artist.post<Document>('/api/documents', body)).body;
  });

  const share = (): Promise<Answer<DocumentShare>> =>
    artist.call<DocumentShare>('PUT', `/api/documents/${document.id}/share`, {});
  const read = (url: string): Promise<Answer<SharedDocument & ErrorBody>> =>
    app
      .visitor()
      .get<SharedDocument & ErrorBody>(new URL(url).pathname.replace('/shared/documents/', '/api/shared-documents/'));

  it('can be read by anyone as they were when shared, but nothing else of the account', async () => {
    const { body } = await share();
    expect(body.url).toMatch(new RegExp(`^${app.env.publicUrl}/shared/documents/[\\w-]{43}$`));
    await artist.call('PUT', `/api/documents/${document.id}`, { markdown: 'Secret news.', baseVersion: 1 });
    const { body: shared, headers, text } = await read(body.url);
    expect(shared).toEqual({
      kind: 'other',
      title: 'Salt Road',
      markdown: 'With Otto Kern.',
      isDraft: true,
      sharedAt: body.sharedAt,
    });
    const { id, email } = (await artist.get<{ id: string; email: string }>('/api/user')).body;
    for (const secret of [id, email, document.id]) expect(text).not.toContain(secret);
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('keep their link when they are shared again, without DRAFT once everything is confirmed', async () => {
    const first = await share();
    await artist.post(`/api/documents/${document.id}/confirm`, { text: 'Otto Kern' });
    const second = await share();
    expect(second.body.url).toBe(first.body.url);
    expect((await read(first.body.url)).body.isDraft).toBe(false);
    expect((await artist.get(`/api/documents/${document.id}/share`)).body).toEqual({ share: second.body });
  });

  it('are gone when the link is revoked or the document is deleted; a new link is different', async () => {
    const { url } = (await share()).body;
    expect((await artist.call('DELETE', `/api/documents/${document.id}/share`)).status).toBe(204);
    expect((await read(url)).status).toBe(404);
    expect((await artist.get(`/api/documents/${document.id}/share`)).body).toEqual({ share: null });
    const next = (await share()).body.url;
    expect(next).not.toBe(url);
    await artist.call('DELETE', `/api/documents/${document.id}`);
    expect((await read(next)).body.code).toBe('not_found');
  });

  it('of another account can be neither shared, seen nor revoked', async () => {
    const { url } = (await share()).body;
    const other = app.visitor();
    await other.subscribe();
    const path = `/api/documents/${document.id}/share`;
    expect((await other.call('PUT', path, {})).status).toBe(404);
    expect((await other.get(path)).status).toBe(404);
    expect((await other.call('DELETE', path)).status).toBe(404);
    expect((await read(url)).status).toBe(200);
  });
});
