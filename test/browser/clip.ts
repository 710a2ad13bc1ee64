import type { Page } from '@playwright/test';

/**
 * An MP4 like a camera's, recorded by the page's browser in a codec that every build supports. A bar moves in from the
 * left, so no frame is blank and the first is unique.
 */
export async function recordClip(page: Page, seconds = 2): Promise<Buffer> {
  const base64 = await page.evaluate(async (length) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is nothing to draw on');
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/mp4;codecs=vp9' });
    const pieces: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data));
    const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve));
    let begun = performance.now();
    // Time starts with the recorder's first frame, which may be late on a busy machine.
    recorder.addEventListener('start', () => (begun = performance.now()));
    recorder.start();
    while (performance.now() - begun < length * 1000) {
      context.fillStyle = '#ff5a1f';
      context.fillRect(0, 0, 320, 180);
      context.fillStyle = '#1d5fbf';
      context.fillRect((performance.now() - begun) / 10 - 40, 0, 160, 180);
      await new Promise(requestAnimationFrame);
    }
    recorder.stop();
    await ended;
    const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  }, seconds);
  return Buffer.from(base64, 'base64');
}
