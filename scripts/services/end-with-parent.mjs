/**
 * Preloaded into a build: it ends when the process that started it is gone, however that ended, so that it does not write
 * beside the build of the next start.
 */
process.once('disconnect', () => process.exit(1));
// Listening must not keep it alive once it is done.
process.channel?.unref();
