/**
 * Values that the browser keeps between visits. Where storage is full or forbidden (private windows), reading answers
 * null and writing does nothing: no feature depends on it.
 */
export const storage = {
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
