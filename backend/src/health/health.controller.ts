import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Access } from '../http/access.decorator.js';
import { headersOf } from '../http/api-headers.js';
import { HealthService, type Readiness } from './health.service.js';

@ApiTags('installation')
@Controller('health')
@Access('public')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  /** Liveness: the process is up. */
  @Get()
  isUp(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /**
   * Readiness: `degraded` means that something is unavailable on every server; 503 means that this server accepts no
   * more requests.
   */
  @Get('ready')
  @ApiOkResponse({ description: '`ok`, or `degraded` with the reasons' })
  @ApiServiceUnavailableResponse({
    description: '`down`, with the reasons',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Readiness' } } },
    headers: headersOf({ 'Retry-After': 'Seconds to wait before retrying' }),
  })
  async isReady(@Res({ passthrough: true }) response: Response): Promise<Readiness> {
    const state = await this.health.state();
    if (state.status === 'down') response.status(503).setHeader('Retry-After', '5');
    return state;
  }
}
