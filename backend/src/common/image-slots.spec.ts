import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { ImageSlots } from './image-slots.js';

it('images are processed on all cores but one, each on one thread', async () => {
  const slots = new ImageSlots();
  let running = 0;
  let most = 0;
  const work = async (): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
  };
  await Promise.all(Array.from({ length: 3 * availableParallelism() }, () => slots.run(work)));
  expect(most).toBe(Math.max(1, availableParallelism() - 1));
  expect(sharp.concurrency()).toBe(1);
});
