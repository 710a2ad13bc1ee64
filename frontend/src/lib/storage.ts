/** Web storage. Where it is full or disabled (private windows), reads return null and writes do nothing. */
const safeStorage = (area: () => Storage) => ({
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
  /** All keys with this prefix. */
  keys(prefix: string): string[] {
    try {
      return Object.keys(area()).filter((key) => key.startsWith(prefix));
    } catch {
      return [];
    }
  },
});

/** Local storage: shared by all tabs, kept between visits. */
export const storage = {
  ...safeStorage(() => localStorage),
  /** Whether values are actually stored. */
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
  /**
   * Listens for changes by other tabs (null: removed) to keys with this prefix. @returns a function that stops
   * listening
   */
  listen(prefix: string, onChange: (key: string, value: string | null) => void): () => void {
    const listener = ({ key, newValue, storageArea }: StorageEvent) => {
      if (storageArea === localStorage && key?.startsWith(prefix)) onChange(key, newValue);
    };
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  },
};

/** Session storage: this tab only, kept across reloads. */
export const tabStorage = safeStorage(() => sessionStorage);
