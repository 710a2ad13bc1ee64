import { ApiError, unreachable } from './api';

interface UploadOptions {
  /** Defaults to POST. */
  method?: 'POST' | 'PUT';
  /** Called with the fraction sent so far, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * Uploads a file as the form field `file` and returns the JSON response. Fails like the calls in api.ts. Uses
 * XMLHttpRequest because `fetch` has no upload progress.
 */
export function uploadFile<T>(
  path: string,
  file: File,
  { method = 'POST', onProgress, signal }: UploadOptions = {},
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
    call.onabort = () => reject(new DOMException('The upload was aborted', 'AbortError'));
    signal?.addEventListener('abort', () => call.abort(), { once: true });
    call.send(form);
  });
}
