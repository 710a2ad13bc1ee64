import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { Env } from './env.js';

/** The injection token of the validated environment (`Env`). */
export const ENV = Symbol('ENV');

/** Provides the environment the process was started with. */
@Global()
@Module({})
export class ConfigModule {
  static with(env: Env): DynamicModule {
    return { module: ConfigModule, providers: [{ provide: ENV, useValue: env }], exports: [ENV] };
  }
}
