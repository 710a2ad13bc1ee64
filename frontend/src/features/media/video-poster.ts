import { type MediaFile, mediaThumbnailUrl } from '@contract/media/media';
import { uploadFile } from '@/lib/upload';

/** The position of the poster frame, in seconds. Not the first frame, which is often black. */
const frameAt = 1;

/** The poster's longest edge, in pixels. */
const edge = 1280;

/** After this long without a frame, the browser is assumed not to support the video. */
const timeoutMs = 20_000;

const tried = new Set<string>();

/** Posters are created one at a time: each loads a video, and the server limits concurrent pictures per artist. */
let before: Promise<unknown> = Promise.resolve();

/**
 * Creates and uploads a poster frame for a video, if the browser can decode it. Tried once; every tab gets the event.
 */
export async function createPoster(file: MediaFile): Promise<void> {
  if (tried.has(file.id)) return;
  tried.add(file.id);
  const made = before.then(() => renderPoster(file));
  before = made.catch(() => undefined);
  return made;
}

async function renderPoster(file: MediaFile): Promise<void> {
  const video = document.createElement('video');
  video.muted = true;
  video.preload = 'auto';
  try {
    video.src = file.fileUrl;
    await happened(video, 'loadeddata');
    video.currentTime = Math.min(frameAt, video.duration / 2);
    await happened(video, 'seeked');
    const { videoWidth: width, videoHeight: height } = video;
    const blob = await frameOf(video, Math.min(1, edge / Math.max(width, height)));
    const found = new URLSearchParams({ width: String(width), height: String(height) });
    const length = lengthOf(video);
    if (length !== null) found.set('duration', length.toFixed(3));
    await uploadFile(`${mediaThumbnailUrl(file.id)}?${found}`, new File([blob], 'frame.jpg'), { method: 'PUT' });
  } finally {
    video.removeAttribute('src');
    video.load();
  }
}

/**
 * In seconds, or null. For fragmented videos Firefox reports only the first fragment's duration, less than it has
 * buffered.
 */
function lengthOf({ duration, buffered }: HTMLVideoElement): number | null {
  const loaded = buffered.length > 0 ? buffered.end(buffered.length - 1) : 0;
  return Number.isFinite(duration) && loaded < duration + 1 ? duration : null;
}

function happened(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Timed out waiting for a video frame')), timeoutMs);
    const settle = (end: () => void) => () => {
      clearTimeout(timer);
      end();
    };
    video.addEventListener(event, settle(resolve), { once: true });
    video.addEventListener(
      'error',
      settle(() => reject(new Error('The browser cannot decode the video'))),
      { once: true },
    );
  });
}

function frameOf(video: HTMLVideoElement, scale: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(video.videoWidth * scale));
  canvas.height = Math.max(1, Math.round(video.videoHeight * scale));
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The frame could not be encoded'))),
      'image/jpeg',
      0.85,
    );
  });
}
