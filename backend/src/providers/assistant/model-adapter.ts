import { Assistant } from './assistant.js';

/**
 * The provider's adapter without metering. Only the module that meters calls injects it; everything else uses
 * `Assistant`.
 */
export abstract class ModelAdapter extends Assistant {
  /** The configured models: which one writes replies and which one everything else. */
  abstract readonly models: { reply: string; small: string };

  /** Whether the model accepts tools, as far as calls have shown. */
  abstract readonly takesTools: boolean;

  /** When the provider will shut a model down, `2027-01-14`; null if it doesn't say. @throws like `stream` */
  abstract findShutdownDate(model: string, signal: AbortSignal): Promise<string | null>;

  /**
   * Records that the model's template opens the reasoning block itself, so that only its end is in the text. Only the
   * startup check may conclude that from a reply, since its prompt contains nothing written by a user.
   */
  abstract noteOpenedReasoning(): void;
}
