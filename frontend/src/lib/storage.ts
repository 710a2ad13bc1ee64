/**
 * Values that the browser keeps between visits. Where storage is full or forbidden (private windows), reading answers
 * null and writing does nothing: no feature depends on it.
 */
export const storage = {
  /** Whether what is written will be there on the next visit. */
  isKept(): boolean {
    const key = 'storage-test';
    try {
      localStorage.setItem(key, key);
      localStorage.removeItem(key);
      return true;
    } catch {
      return false;
    }
  },
  read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Nothing to do: see above.
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing to do: see above.
    }
  },
};
