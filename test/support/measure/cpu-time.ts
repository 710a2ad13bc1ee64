/**
 * CPU milliseconds of some work. Unlike the time on the clock, it hardly depends on what else the machine is doing. Only
 * compare it with a limit far above the usual time and far below that of quadratic work.
 */
export function cpuMs(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  return process.cpuUsage(start).user / 1000;
}
