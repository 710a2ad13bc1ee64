import { lazy, useState, type ComponentType } from 'react';

/** A component whose code comes when it is first shown, inside a Suspense, or before that by `load`. */
export type OnDemand<Props> = ComponentType<Props> & { load: () => Promise<void> };

/**
 * Makes a component of code that comes later. If it is there already, the component is shown at once: React's own would first
 * show what stands in for it, which then stays for 300 ms. What could not be loaded stays missing until the page is loaded
 * anew: browsers keep that answer.
 */
export function onDemand<Props extends object>(bring: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  let Ready: ComponentType<Props> | undefined;
  const load = async (): Promise<void> => {
    Ready = await bring();
  };
  const Later = lazy(async () => ({ default: await bring() }));

  function Part(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => Ready ?? Later);
    return <Shown {...props} />;
  }
  return Object.assign(Part, { load });
}
