/**
 * Values that the browser keeps. Where storage is full or forbidden (private windows), reading answers null and writing
 * does nothing: no feature depends on it.
 */
const keptIn = (area: () => Storage) => ({
  read(key: string): string | null {
    try {
      return area().getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, value: string): void {
    try {
      area().setItem(key, value);
    } catch {
      // Nothing to do: see above.
    }
  },
  remove(key: string): void {
    try {
      area().removeItem(key);
    } catch {
      // Nothing to do: see above.
    }
  },
  /** The keys that begin so. */
  keys(prefix: string): string[] {
    try {
      return Object.keys(area()).filter((key) => key.startsWith(prefix));
    } catch {
      return [];
    }
  },
});

/** Kept between visits, for all tabs. */
export const storage = {
  ...keptIn(() => localStorage),
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
  /** Hears what other tabs write (null: remove) under keys that begin so. Answers how to stop. */
  listen(prefix: string, onChange: (key: string, value: string | null) => void): () => void {
    const listener = ({ key, newValue, storageArea }: StorageEvent) => {
      if (storageArea === localStorage && key?.startsWith(prefix)) onChange(key, newValue);
    };
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  },
};

/** Kept for this tab alone, through its reloads. */
export const tabStorage = keptIn(() => sessionStorage);
