import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { userKey } from '@/session/user-query';
import { cancelUploadsWithUser } from './cancel-with-user';
import { cancelUpload, enqueueUpload, useUploads } from './upload-queue';

const ignore = () => undefined;
const outcome = { onDone: ignore, onFailed: ignore };

/** An upload that needs no network: it was refused, and stays listed. */
const addUpload = () => enqueueUpload(new File(['x'], 'a.jpg'), 'image', outcome, 'Too large.');
const keys = () => useUploads.getState().entries.map(({ key }) => key);

beforeAll(() => void Object.assign(globalThis, { window: { addEventListener: ignore, removeEventListener: ignore } }));
afterAll(() => void Reflect.deleteProperty(globalThis, 'window'));

let queryClient: QueryClient;

beforeEach(() => {
  queryClient = new QueryClient();
  queryClient.setQueryData(userKey, { id: '1' });
});

it('all uploads of a user are cancelled when another one signs in', () => {
  cancelUploadsWithUser(queryClient);
  addUpload();
  cancelUploadsWithUser(queryClient);
  addUpload();
  queryClient.setQueryData(userKey, { id: '2' });
  expect(keys()).toEqual([]);
  expect(queryClient.getQueryCache().hasListeners()).toBe(false);
});

it('the user is watched once for all uploads, and no longer than they last', () => {
  const cache = queryClient.getQueryCache();
  cancelUploadsWithUser(queryClient);
  addUpload();
  cancelUploadsWithUser(queryClient);
  addUpload();
  for (const key of keys()) cancelUpload(key);
  expect(cache.hasListeners()).toBe(false);
});
