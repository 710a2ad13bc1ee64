import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { changeList } from './cached-list';

const queryKey = ['list'];

/** An observed list whose loads the test resolves by hand, in any order. */
function watched(queryClient: QueryClient) {
  const answers: ((items: string[]) => void)[] = [];
  const observer = new QueryObserver<string[]>(queryClient, {
    queryKey,
    queryFn: () => new Promise<string[]>((resolve) => answers.push(resolve)),
  });
  const seen: { items: string[] | undefined; isFetching: boolean }[] = [];
  const stop = observer.subscribe(({ data, isFetching }) => seen.push({ items: data, isFetching }));
  return { answers, seen, stop };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
const add = (items: readonly string[]) => [...items, 'new'];

describe('a changing list', () => {
  test.each(['for the first time', 'again'])('while it is loading %s is refetched', async (when) => {
    const queryClient = new QueryClient();
    const { answers, seen, stop } = watched(queryClient);
    if (when === 'again') {
      answers.shift()?.(['old']);
      await settled();
      void queryClient.invalidateQueries({ queryKey });
    }
    changeList(queryClient, queryKey, add);
    await settled();
    expect(answers).toHaveLength(2);

    answers[0]?.(['old']);
    await settled();
    answers[1]?.(['old', 'new']);
    await settled();
    expect(queryClient.getQueryData(queryKey)).toEqual(['old', 'new']);
    // A settled list never lacks the new item.
    expect(seen.filter(({ items, isFetching }) => !isFetching && items?.includes('new') === false)).toEqual(
      when === 'again' ? [{ items: ['old'], isFetching: false }] : [],
    );
    stop();
    queryClient.clear();
  });

  test('isn’t requested before it is first loaded', async () => {
    const queryClient = new QueryClient();
    const { answers, stop } = watched(queryClient);
    answers.shift()?.(['old']);
    await settled();
    changeList(queryClient, queryKey, add);
    await settled();
    expect(queryClient.getQueryData(queryKey)).toEqual(['old', 'new']);
    expect(answers).toEqual([]);
    stop();
    queryClient.clear();
  });
});
