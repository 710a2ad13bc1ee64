import { resolve } from 'node:path';

/** The app's import aliases, told the way dependency-cruiser understands: as webpack's. */
export default {
  resolve: {
    alias: { '@contract': resolve('contract'), '@': resolve('frontend/src') },
  },
};
