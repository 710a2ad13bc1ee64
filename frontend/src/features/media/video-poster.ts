import { type MediaFile, mediaThumbnailUrl } from '@contract/media';
import { uploadFile } from '@/lib/upload';

/** Where the frame is taken from, in seconds, unless the video is shorter: the first one is often black. */
const frameAt = 1;

/** The longest edge of what is sent, in pixels. */
const edge = 1280;

/** A video that shows nothing by then is none that this browser can show, in milliseconds. */
const timeoutMs = 20_000;

const tried = new Set<string>();

/** One after the other: each loads a video, and the server takes in only a few pictures of an artist at a time. */
let before: Promise<unknown> = Promise.resolve();

/** Has a frame of a video stand for it, where this browser can make one; tried once. Every tab hears of it. */
export async function makePoster(file: MediaFile): Promise<void> {
  if (tried.has(file.id)) return;
  tried.add(file.id);
  const made = before.then(() => make(file));
  before = made.catch(() => undefined);
  return made;
}

async function make(file: MediaFile): Promise<void> {
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

/** In seconds. Of one that was recorded in pieces, Firefox takes the first piece's for the whole: then it has loaded more. */
function lengthOf({ duration, buffered }: HTMLVideoElement): number | null {
  const loaded = buffered.length > 0 ? buffered.end(buffered.length - 1) : 0;
  return Number.isFinite(duration) && loaded < duration + 1 ? duration : null;
}

function happened(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The video shows nothing')), timeoutMs);
    const settle = (end: () => void) => () => {
      clearTimeout(timer);
      end();
    };
    video.addEventListener(event, settle(resolve), { once: true });
    video.addEventListener(
      'error',
      settle(() => reject(new Error('The video can not be shown'))),
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
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No frame'))), 'image/jpeg', 0.85);
  });
}
