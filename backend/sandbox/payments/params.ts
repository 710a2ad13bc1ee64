import { invalidParam, missingParam, StripeError } from './stripe.errors.js';

type Raw = Record<string, unknown>;

/**
 * Reads a request's parameters one by one, with Stripe's error messages. Like Stripe, `finish` rejects unread ones, so
 * misspelt parameters are found.
 */
export class Params {
  private readonly read = new Set<string>();
  private readonly inner: Params[] = [];

  constructor(
    private readonly raw: Raw,
    private readonly path = '',
  ) {}

  static of(value: unknown, path = ''): Params {
    return new Params(isRaw(value) ? value : {}, path);
  }

  has(name: string): boolean {
    return this.raw[name] !== undefined;
  }

  text(name: string): string | undefined {
    const value = this.take(name);
    if (value === undefined) return undefined;
    if (typeof value !== 'string') throw invalidParam(this.full(name), `Invalid string: ${JSON.stringify(value)}`);
    if (value.length > 5000) throw invalidParam(this.full(name), `Invalid string: must be at most 5000 characters`);
    return value;
  }

  requiredText(name: string): string {
    const value = this.text(name);
    if (!value) throw missingParam(this.full(name));
    return value;
  }

  choice<T extends string>(name: string, choices: readonly T[]): T | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const choice = choices.find((candidate) => candidate === value);
    if (choice === undefined) {
      throw invalidParam(this.full(name), `Invalid ${name}: must be one of ${choices.join(', ')}`);
    }
    return choice;
  }

  integer(name: string, min = 0, max = Number.MAX_SAFE_INTEGER): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (!/^-?\d{1,15}$/.test(value)) {
      throw invalidParam(this.full(name), `Invalid integer: ${value}`, 'parameter_invalid_integer');
    }
    const number = Number(value);
    if (number < min) throw invalidParam(this.full(name), `This value must be greater than or equal to ${min}.`);
    if (number > max) throw invalidParam(this.full(name), `This value must be less than or equal to ${max}.`);
    return number;
  }

  boolean(name: string): boolean | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (value !== 'true' && value !== 'false') throw invalidParam(this.full(name), `Invalid boolean: ${value}`);
    return value === 'true';
  }

  object(name: string): Params | undefined {
    const value = this.take(name);
    if (value === undefined || value === '') return undefined;
    if (!isRaw(value)) throw invalidParam(this.full(name), 'Invalid object');
    return this.within(value, this.full(name));
  }

  /** For parameters that Stripe accepts in two forms, such as `created`. */
  objectOrText(name: string): Params | string | undefined {
    return typeof this.raw[name] === 'string' ? this.text(name) : this.object(name);
  }

  objects(name: string): Params[] {
    const path = (index: number) => `${this.full(name)}[${index}]`;
    return this.array(name).map((value, index) => {
      if (!isRaw(value)) throw invalidParam(path(index), 'Invalid object');
      return this.within(value, path(index));
    });
  }

  texts(name: string): string[] {
    return this.array(name).map((value, index) => {
      if (typeof value !== 'string') throw invalidParam(`${this.full(name)}[${index}]`, 'Invalid string');
      return value;
    });
  }

  /** The metadata after this request: given keys are replaced, empty ones deleted, and `metadata=` deletes all. */
  metadata(before: Record<string, string> = {}): Record<string, string> {
    const value = this.take('metadata');
    if (value === undefined) return before;
    if (value === '') return {};
    if (!isRaw(value)) throw invalidParam(this.full('metadata'), 'Invalid object');
    const after = new Map(Object.entries(before));
    for (const [key, entry] of Object.entries(value)) {
      if (typeof entry !== 'string' || entry.length > 500 || key.length > 40) {
        throw invalidParam(
          `${this.full('metadata')}[${key}]`,
          'Metadata keys have at most 40 and values at most 500 characters.',
        );
      }
      if (entry === '') after.delete(key);
      else after.set(key, entry);
    }
    if (after.size > 50) throw invalidParam(this.full('metadata'), 'You can specify at most 50 metadata keys.');
    return Object.fromEntries(after);
  }

  /** Accepts parameters that have no effect here. */
  accept(...names: string[]): void {
    for (const name of names) this.read.add(name);
  }

  finish(): void {
    const unknown = Object.keys(this.raw).filter((name) => !this.read.has(name));
    const [first] = unknown;
    if (first !== undefined) {
      const names = unknown.map((name) => this.full(name)).join(', ');
      const message = `Received unknown ${unknown.length === 1 ? 'parameter' : 'parameters'}: ${names}`;
      throw new StripeError(400, 'invalid_request_error', message, {
        code: 'parameter_unknown',
        param: this.full(first),
      });
    }
    for (const params of this.inner) params.finish();
  }

  private within(raw: Raw, path: string): Params {
    const params = new Params(raw, path);
    this.inner.push(params);
    return params;
  }

  /** A list, however its indexes are written; qs parses long lists as objects. */
  private array(name: string): unknown[] {
    const value = this.take(name);
    if (value === undefined || value === '') return [];
    if (Array.isArray(value)) return value;
    if (isRaw(value)) return Object.values(value);
    throw invalidParam(this.full(name), 'Invalid array');
  }

  private take(name: string): unknown {
    this.read.add(name);
    return this.raw[name];
  }

  private full(name: string): string {
    return this.path === '' ? name : `${this.path}[${name}]`;
  }
}

function isRaw(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
