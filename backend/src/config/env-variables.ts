/** Reads and checks environment variables. Collects problems so that all are reported at once. */
export class EnvVariables {
  /** One sentence per problem; names the variable. */
  readonly problems: string[] = [];

  constructor(private readonly source: NodeJS.ProcessEnv) {}

  /** Empty counts as not set. */
  text(name: string): string | undefined {
    return this.source[name]?.trim() || undefined;
  }

  /** @param what describes the value in the error if it is missing */
  required(name: string, what: string): string {
    const value = this.text(name);
    if (!value) this.problems.push(`${name} is missing: ${what}`);
    return value ?? '';
  }

  /** A text that starts with one of `starts`. Errors don’t repeat the value, which may be a secret. */
  beginning(name: string, starts: string[], what: string): string {
    const value = this.required(name, what);
    if (value && !starts.some((start) => value.startsWith(start)))
      this.problems.push(`${name} must start with ${starts.join(' or ')}: ${what}`);
    return value;
  }

  /** A whole number from `min` to `max`. */
  whole(name: string, fallback: number, min: number, max: number): number {
    const given = this.text(name);
    if (given === undefined) return fallback;
    const value = Number(given);
    if (Number.isInteger(value) && value >= min && value <= max) return value;
    this.problems.push(`${name} must be a whole number from ${min} to ${max}, not "${given}"`);
    return fallback;
  }

  /** An amount of US dollars from 0 to `max`, in millionths of a dollar. */
  dollars(name: string, fallback: number, max: number): number {
    const given = this.text(name);
    const value = given === undefined ? fallback : /^\d+(\.\d+)?$/.test(given) ? Number(given) : NaN;
    if (value >= 0 && value <= max) return Math.round(value * 1_000_000);
    this.problems.push(`${name} must be an amount of US dollars from 0 to ${max}, like 1.50, not "${given}"`);
    return Math.round(fallback * 1_000_000);
  }

  oneOf(name: string, words: string[], fallback: string): string {
    const value = this.text(name) ?? fallback;
    if (!words.includes(value)) this.problems.push(`${name} must be one of ${words.join(', ')}, not "${value}"`);
    return value;
  }

  /** A URL without trailing slashes that starts with one of `protocols`: `https://`. */
  address(name: string, protocols: string[], fallback?: string): string {
    const given = this.text(name) ?? fallback;
    if (given === undefined) {
      this.problems.push(`${name} is missing: an address that starts with ${protocols.join(' or ')}`);
      return '';
    }
    if (URL.canParse(given) && protocols.includes(new URL(given).protocol + '//'))
      return given.replace(/(?<!\/)\/+$/, '');
    this.problems.push(`${name} must be an address that starts with ${protocols.join(' or ')}`);
    return '';
  }

  optionalAddress(name: string, protocols: string[]): string | undefined {
    return this.text(name) === undefined ? undefined : this.address(name, protocols);
  }
}
