import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Access } from '../common/access.decorator.js';
import { headersOf } from '../common/api-headers.js';
import { HealthService, type Readiness } from './health.service.js';

@ApiTags('installation')
@Controller('health')
@Access('public')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  /** The process is up. */
  @Get()
  isUp(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** Whether the process can serve. `degraded` means that it does, but something doesn't work; 503 that it can't. */
  @Get('ready')
  @ApiOkResponse({ description: '`ok`, or `degraded` with the reasons' })
  @ApiServiceUnavailableResponse({
    description: '`down`, with the reasons',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Readiness' } } },
    headers: headersOf({ 'Retry-After': 'Seconds until another try makes sense' }),
  })
  async isReady(@Res({ passthrough: true }) response: Response): Promise<Readiness> {
    const state = await this.health.state();
    if (state.status === 'down') response.status(503).setHeader('Retry-After', '5');
    return state;
  }
}
