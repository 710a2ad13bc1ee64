import type { Response } from 'express';
import { StripeError } from './stripe.errors.js';

export const faultModes = ['none', 'down', 'error-500', 'hang'] as const;
export type FaultMode = (typeof faultModes)[number];

/** Makes the API fail, for tests. The pages and the sandbox's own controls stay up. */
export class Faults {
  mode: FaultMode = 'none';

  /** Fails a call in the chosen way; returns false if calls should succeed. */
  strike(response: Response): boolean {
    switch (this.mode) {
      case 'none':
        return false;
      case 'down':
        response.socket?.destroy();
        return true;
      case 'error-500': {
        const error = new StripeError(500, 'api_error', 'The provider is down: a fault was asked for.');
        response.status(500).json(error.body('req_fault'));
        return true;
      }
      case 'hang':
        return true;
    }
  }
}
