import { Assistant } from './assistant.js';

/** The provider's adapter as it is. Only the module that meters calls injects it; everything else asks for `Assistant`. */
export abstract class ModelAdapter extends Assistant {
  /** The configured models: which one writes replies and which one everything else. */
  abstract readonly models: { reply: string; small: string };

  /** Whether the model takes tools, as far as calls have shown. */
  abstract readonly takesTools: boolean;

  /** When the provider will shut a model down, `2027-01-14`; null where it doesn't say. @throws like `stream` */
  abstract findShutdownDate(model: string, signal: AbortSignal): Promise<string | null>;

  /**
   * Notes that the model's template opens the reasoning block itself, so that only its end is in the text. Only the startup check,
   * in whose prompt no user has a word, may conclude that from a reply.
   */
  abstract noteOpenedReasoning(): void;
}
