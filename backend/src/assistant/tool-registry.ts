import { Injectable } from '@nestjs/common';
import { Ajv } from 'ajv';
import type { Tool } from './tool.js';
import { ToolRefused } from './tool.errors.js';

/** Keeps what it has compiled. */
const ajv = new Ajv({ allErrors: true });

/** The tools of all modules. Each module registers the tools for its own data, in `onModuleInit`. */
@Injectable()
export class ToolRegistry {
  private readonly tools = new Map<string, Tool>();

  /** @throws Error if the name is taken or the schema is not valid */
  register<A>(tool: Tool<A>): void {
    if (this.tools.has(tool.name)) throw new Error(`There are two tools called ${tool.name}`);
    // Compiling all schemas would take a tenth of the time in which the server starts, so each is compiled at its first call.
    void ajv.validateSchema(tool.parameters, true);
    this.tools.set(tool.name, tool);
  }

  /** The available tools, sorted by name: a stable order keeps the prompt the same, so providers can cache it. */
  list(audience: 'account' | 'guest'): Tool[] {
    return [...this.tools.values()]
      .filter(({ isForGuests = false }) => audience === 'account' || isForGuests)
      .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  }

  /** Validates the model's arguments. @throws ToolRefused with the reason */
  validate(name: string, args: unknown): void {
    const tool = this.tools.get(name);
    if (!tool) throw new ToolRefused(`There is no tool called ${name}.`);
    const validate = ajv.compile(tool.parameters);
    if (validate(args)) return;
    throw new ToolRefused(`The arguments are not valid: ${ajv.errorsText(validate.errors, { dataVar: 'arguments' })}`);
  }
}
