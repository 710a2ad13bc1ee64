import { Injectable } from '@nestjs/common';
import { Ajv, type ValidateFunction } from 'ajv';
import type { Tool } from './tool.js';
import { ToolRefused } from './tool.errors.js';

interface Registered {
  tool: Tool;
  validate: ValidateFunction;
}

/** The tools of all modules. Each module registers the tools for its own data, in `onModuleInit`. */
@Injectable()
export class ToolRegistry {
  private readonly ajv = new Ajv({ allErrors: true });
  private readonly tools = new Map<string, Registered>();

  /** @throws Error if the name is taken or the schema is not valid */
  register<A>(tool: Tool<A>): void {
    if (this.tools.has(tool.name)) throw new Error(`There are two tools called ${tool.name}`);
    this.tools.set(tool.name, { tool, validate: this.ajv.compile(tool.parameters) });
  }

  /** The available tools, sorted by name: a stable order keeps the prompt the same, so providers can cache it. */
  list(audience: 'account' | 'guest'): Tool[] {
    return [...this.tools.values()]
      .map(({ tool }) => tool)
      .filter(({ isForGuests = false }) => audience === 'account' || isForGuests)
      .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  }

  /** Validates the model's arguments. @throws ToolRefused with the reason */
  validate(name: string, args: unknown): void {
    const validate = this.tools.get(name)?.validate;
    if (!validate) throw new ToolRefused(`There is no tool called ${name}.`);
    if (validate(args)) return;
    throw new ToolRefused(
      `The arguments are not valid: ${this.ajv.errorsText(validate.errors, { dataVar: 'arguments' })}`,
    );
  }
}
