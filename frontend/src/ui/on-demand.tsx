import { lazy, useState, type ComponentType } from 'react';

/** A lazy component that can be preloaded with `load`. Needs a Suspense boundary. */
export type OnDemand<Props> = ComponentType<Props> & { load: () => Promise<void> };

/**
 * Like `React.lazy`, but a preloaded component renders at once: `lazy` would show the Suspense fallback, which React then
 * keeps for 300 ms. A failed load can't be retried without reloading the page, since browsers cache the failure.
 */
export function onDemand<Props extends object>(importPart: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  let Ready: ComponentType<Props> | undefined;
  const load = async (): Promise<void> => {
    Ready = await importPart();
  };
  const Later = lazy(async () => ({ default: await importPart() }));

  function Part(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => Ready ?? Later);
    return <Shown {...props} />;
  }
  return Object.assign(Part, { load });
}
