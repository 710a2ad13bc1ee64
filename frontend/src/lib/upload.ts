import { ApiError, unreachable } from './api';

interface UploadOptions {
  /** POST, unless it is said. */
  method?: 'POST' | 'PUT';
  /** Hears how much of the file is on its way, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends a file as the form field `file` and answers the JSON that comes back. It succeeds and fails as the calls of api.ts
 * do, and is a way of its own only because `fetch` does not tell how far an upload has come.
 */
export function uploadFile<T>(
  path: string,
  file: File,
  { method = 'POST', onProgress, signal }: UploadOptions,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const form = new FormData();
    form.append('file', file);
    const call = new XMLHttpRequest();
    call.open(method, path);
    call.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    call.onload = () => {
      const { status, responseText, statusText } = call;
      if (status < 200 || status > 299) return reject(new ApiError(status, responseText, statusText));
      try {
        resolve(JSON.parse(responseText) as T);
      } catch {
        reject(new ApiError(status, '', 'Server returned an invalid response'));
      }
    };
    call.onerror = () => reject(new ApiError(0, '', unreachable()));
    call.onabort = () => reject(new DOMException('The upload was given up', 'AbortError'));
    signal?.addEventListener('abort', () => call.abort(), { once: true });
    call.send(form);
  });
}
