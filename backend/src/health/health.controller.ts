import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Access } from '../common/access.decorator.js';
import { HealthService } from './health.service.js';

@ApiTags('installation')
@Controller('health')
@Access('public')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  /** The process is up. */
  @Get()
  @ApiOkResponse({ description: '`{"status":"ok"}`' })
  isUp(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** The process can serve; otherwise 503 with the names of what is down. */
  @Get('ready')
  @ApiOkResponse({ description: '`{"status":"ok"}`' })
  @ApiServiceUnavailableResponse({
    description: '`{"status":"down","down":["database"]}`',
    content: { 'application/json': {} },
  })
  async isReady(@Res({ passthrough: true }) response: Response): Promise<{ status: 'ok' | 'down'; down?: string[] }> {
    const down = await this.health.findDown();
    if (down.length === 0) return { status: 'ok' };
    response.status(503).setHeader('Retry-After', '5');
    return { status: 'down', down };
  }
}
