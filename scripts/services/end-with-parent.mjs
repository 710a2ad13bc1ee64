/**
 * Preloaded into builds: exits when the parent process ends in any way, so an orphan doesn't write while the next start
 * builds.
 */
process.once('disconnect', () => process.exit(1));
// Don't keep a finished process alive.
process.channel?.unref();
