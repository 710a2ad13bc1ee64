import type { User } from '@contract/account/user';
import { expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { clearUser, userKey, watchUserLeft } from './user-query';

const user = (id: string) => ({ id }) as User;

function signedIn() {
  const queryClient = new QueryClient();
  queryClient.setQueryData(userKey, user('1'));
  const { signal: userLeft, release } = watchUserLeft(queryClient);
  return { queryClient, userLeft, release };
}

it('reloading or refetching the same user doesn’t abort the signal', async () => {
  const { queryClient, userLeft } = signedIn();
  queryClient.setQueryData(userKey, { ...user('1'), name: 'Mara' });
  await clearUser(queryClient);
  expect(queryClient.getQueryData(userKey)).toBeUndefined();
  queryClient.setQueryData(userKey, user('1'));
  expect(userLeft.aborted).toBe(false);
});

it.each([
  ['no one is signed in', null],
  ['another user is signed in', user('2')],
])('a user has left for good once %s', (_who, next) => {
  const { queryClient, userLeft } = signedIn();
  queryClient.setQueryData(userKey, next);
  expect(userLeft.aborted).toBe(true);
  queryClient.setQueryData(userKey, user('1'));
  expect(userLeft.aborted).toBe(true);
});

it('nothing is watched any more once the signal is released', () => {
  const { queryClient, userLeft, release } = signedIn();
  expect(queryClient.getQueryCache().hasListeners()).toBe(true);
  release();
  expect(queryClient.getQueryCache().hasListeners()).toBe(false);
  queryClient.setQueryData(userKey, null);
  expect(userLeft.aborted).toBe(false);
});
